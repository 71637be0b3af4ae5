import * as DocumentPicker from 'expo-document-picker'
import { File, Paths } from 'expo-file-system'
import * as Sharing from 'expo-sharing'

/** Hands a text out of the app: the share sheet. */
export async function handOut(name: string, text: string): Promise<void> {
  const file = new File(Paths.cache, name)
  if (file.exists) file.delete()
  file.create()
  file.write(text)
  await Sharing.shareAsync(file.uri, { mimeType: 'application/json', dialogTitle: name })
}

/** The text of a file the player chooses; null when he chooses none. */
export async function takeIn(): Promise<string | null> {
  const picked = await DocumentPicker.getDocumentAsync({ copyToCacheDirectory: true, multiple: false })
  const asset = picked.canceled ? undefined : picked.assets[0]
  return asset ? new File(asset.uri).text() : null
}
