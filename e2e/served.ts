import type { Server } from 'node:http'

interface Web {
  readonly ensureWebBuild: () => Promise<void>
}
interface Serving {
  readonly serve: (options: { readonly port: number; readonly folder?: string }) => Promise<Server>
}
const part = (name: string): string => new URL(`../scripts/platform/${name}.mjs`, import.meta.url).href

/** The browser build on a port of its own; WEB_FOLDER names a build made before. */
export async function served(): Promise<Server> {
  const folder = process.env['WEB_FOLDER']
  if (!folder) await ((await import(part('web'))) as Web).ensureWebBuild()
  return ((await import(part('serve'))) as Serving).serve({ port: 0, ...(folder ? { folder } : {}) })
}
