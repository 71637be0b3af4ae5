import * as DocumentPicker from 'expo-document-picker'
import { File, Paths } from 'expo-file-system'
import * as Sharing from 'expo-sharing'
import type { TakenFile } from '../stores'

/** Hands a text out of the app: the share sheet. */
export async function handOut(name: string, text: string): Promise<void> {
  if (!(await Sharing.isAvailableAsync())) throw new Error('This device has no share sheet.')
  const file = new File(Paths.cache, name)
  file.create({ overwrite: true })
  file.write(text)
  await Sharing.shareAsync(file.uri, { mimeType: 'application/json', UTI: 'public.json', dialogTitle: name })
}

/** The file the player chooses; null when he chooses none. */
export async function takeIn(): Promise<TakenFile | null> {
  const picked = await DocumentPicker.getDocumentAsync({ copyToCacheDirectory: true, multiple: false })
  const asset = picked.canceled ? undefined : picked.assets[0]
  if (!asset) return null
  const file = new File(asset.uri)
  return { size: asset.size ?? file.size, text: () => file.text() }
}
