import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '../../src/engine'
import type { Fault } from '../../src/engine/testing/fuzz'

export const FAULT_FORMAT = 'black-earth-fault'

/** Writes a fault down as a small file; gives its path. */
export function writeFault(folder: string, fault: Fault): string {
  const { game, scenario, seed } = fault.record
  const path = join(folder, `${game}-${scenario}-${seed.join('-')}.json`)
  writeFileSync(path, JSON.stringify({ format: FAULT_FORMAT, ...fault }) + '\n')
  return path
}

/** Null when the file is no fault. */
export function readFault(path: string): Fault | null {
  const value: unknown = parsed(readFileSync(path, 'utf8'))
  return isFault(value) ? value : null
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
function isFault(value: unknown): value is Fault {
  const fault = value as { format?: unknown; record?: Partial<GameRecord> } | null
  return fault?.format === FAULT_FORMAT && Array.isArray(fault.record?.actions) && typeof fault.record.game === 'string'
}
