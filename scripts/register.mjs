/** Lets Node run the project's TypeScript: `node --import ./scripts/register.mjs scripts/sim.ts`. */
import { register } from 'node:module'

process.setSourceMapsEnabled(true)
register('./loader.mjs', import.meta.url)
