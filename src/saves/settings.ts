import type { Saves } from './saves'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Null when it was never set, or is unreadable: the caller falls back to its default. */
export async function readSetting(saves: Saves, key: string): Promise<Json> {
  const [row] = await saves.database.all('SELECT value FROM settings WHERE key = ?', key)
  return readJson(row?.['value'] ?? null, null)
}

export async function writeSetting(saves: Saves, key: string, value: Json): Promise<void> {
  const sql = 'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value'
  await saves.database.run(sql, key, JSON.stringify(value))
}

export function readJson(text: unknown, fallback: Json): Json {
  if (typeof text !== 'string') return fallback
  try {
    return JSON.parse(text) as Json
  } catch {
    return fallback
  }
}
