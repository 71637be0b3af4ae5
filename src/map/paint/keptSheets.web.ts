import type { Painting } from './easel'
import { canvasOf, readableCanvas } from './painting.web'
import type { MapBox } from './windows'

/**
 * Coarse sheets painted before, as the browser keeps them: a game that is resumed lies on the table without being
 * painted first. Ground, control and lines only, which everybody may see. Another build paints anew.
 */
const shelf = 'black-earth sheets'
const most = 6

const build = (): string => Array.from(document.scripts, ({ src }) => src.split('/').pop() ?? '').join()

/** Short, and another one for every other text. */
async function addressOf(key: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${build()} ${key}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `/sheets/${Array.from(digest.slice(0, 16), byte => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Storage may be full, forbidden or cleared at any time: then the sheet is painted. */
export async function recallSheet(key: string, box: MapBox): Promise<Painting | null> {
  try {
    const found = await (await caches.open(shelf)).match(await addressOf(key))
    return found ? await pictureOf(await found.blob(), box) : null
  } catch {
    return null
  }
}

async function pictureOf(blob: Blob, box: MapBox): Promise<Painting> {
  const bitmap = await createImageBitmap(blob)
  const { width, height } = bitmap
  const pixels = readableCanvas(width, height)
  pixels.getContext('2d', { alpha: false })?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { pixels, width, height, box }
}

export async function keepSheet(key: string, painting: Painting): Promise<void> {
  try {
    const blob = await new Promise<Blob | null>(resolve => canvasOf(painting).toBlob(resolve, 'image/webp', 0.9))
    if (!blob) return
    const kept = await caches.open(shelf)
    const address = await addressOf(key)
    await kept.delete(address)
    await kept.put(address, new Response(blob))
    const all = await kept.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map(old => kept.delete(old)))
  } catch {
    return
  }
}
