import { UsageError } from './arguments'

/** Runs a command: its number becomes the exit code; a wrong command line is one line on stderr and exit code 2. */
export async function command(usage: string, work: (words: readonly string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work(process.argv.slice(2))
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause
    process.stderr.write(`${cause.message}. Usage: ${usage}\n`)
    process.exitCode = 2
  }
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The figures as a short table, or as one JSON object on the last line. */
export function report(figures: object, json: boolean): void {
  if (!json)
    for (const [name, value] of Object.entries(figures))
      say(`${name.padEnd(24)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
  else say(JSON.stringify(figures))
}
