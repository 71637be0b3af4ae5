import type { TakenFile } from '../stores'

/** In a browser: a download. */
export async function handOut(name: string, text: string): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), LINGERS)
}
/** Some browsers begin to read a moment after the click. */
const LINGERS = 10_000

/** In a browser: a file input. Resolves with null when the dialog is closed without a choice. */
export function takeIn(): Promise<TakenFile | null> {
  return new Promise(resolve => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = '.json,application/json,text/plain'
    input.dataset['testid'] = 'file-input'
    input.style.display = 'none'
    input.onchange = () => {
      const file = input.files?.[0]
      resolve(file ? { size: file.size, text: () => file.text() } : null)
      input.remove()
    }
    input.oncancel = () => {
      resolve(null)
      input.remove()
    }
    document.body.append(input)
    input.click()
  })
}
