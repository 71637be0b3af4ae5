import { asSaveError } from './errors'

export type Value = string | number | null
export interface Row {
  readonly [column: string]: Value
}

export interface Statements {
  /** Gives the number of changed rows. */
  run(sql: string, ...values: readonly Value[]): Promise<number>
  all(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>
}

/** What a driver provides: one open connection to one database file. */
export interface Connection extends Statements {
  /** Several statements without values. */
  execute(sql: string): Promise<void>
  close(): Promise<void>
}

/** What the rest of the app sees. Jobs run one after the other; a transaction is one job. */
export interface Database extends Statements {
  /** All of it is committed when this resolves, none of it when it rejects. Inside, use only what `work` is given. */
  transaction<T>(work: (inside: Statements) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function databaseOn(connection: Connection): Database {
  const inTurn = newQueue()
  return {
    run: (sql, ...values) => inTurn(() => connection.run(sql, ...values)),
    all: (sql, ...values) => inTurn(() => connection.all(sql, ...values)),
    transaction: work => inTurn(() => inTransaction(connection, work)),
    close: () => inTurn(() => connection.close()),
  }
}

type Job<T> = () => Promise<T>
function newQueue(): <T>(job: Job<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return job => {
    const next = last.then(job).catch((cause: unknown) => {
      throw asSaveError(cause)
    })
    last = next.catch(() => undefined)
    return next
  }
}

async function inTransaction<T>(connection: Connection, work: (inside: Statements) => Promise<T>): Promise<T> {
  await connection.execute('BEGIN IMMEDIATE')
  try {
    const result = await work(connection)
    await connection.execute('COMMIT')
    return result
  } catch (cause) {
    // SQLite may have rolled back by itself (a full disk): then there is nothing left to do.
    await connection.execute('ROLLBACK').catch(() => undefined)
    throw cause
  }
}
