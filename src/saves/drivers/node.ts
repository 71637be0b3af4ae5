import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Connection, Row, Value } from '../database'

/** A real database file through Node's own SQLite: tests, scripts, and nothing the app ships. */
export async function openNode(path: string): Promise<Connection> {
  const database = new DatabaseSync(path)
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  return {
    run: async (sql: string, ...values: readonly Value[]) => Number(statement(sql).run(...values).changes),
    all: async (sql: string, ...values: readonly Value[]) => statement(sql).all(...values) as unknown as readonly Row[],
    execute: async (sql: string) => database.exec(sql),
    close: async () => database.close(),
  }
}
