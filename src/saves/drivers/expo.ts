import { openDatabaseAsync } from 'expo-sqlite'
import type { Connection, Row, Value } from '../database'

/** The device's SQLite; in a browser the same library compiled to WebAssembly, on the origin's private file system. */
export async function openExpo(name: string): Promise<Connection> {
  const database = await openDatabaseAsync(`${name}.db`)
  return {
    run: async (sql: string, ...values: readonly Value[]) => (await database.runAsync(sql, [...values])).changes,
    all: (sql: string, ...values: readonly Value[]) => database.getAllAsync<Row>(sql, [...values]),
    execute: (sql: string) => database.execAsync(sql),
    close: () => database.closeAsync(),
  }
}
