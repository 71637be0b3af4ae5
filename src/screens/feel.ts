import * as Haptics from 'expo-haptics'

export type Feeling = 'lift' | 'drop' | 'refusal' | 'die' | 'hit' | 'handOver'

const feelings: Readonly<Record<Feeling, () => Promise<void>>> = {
  lift: () => Haptics.selectionAsync(),
  drop: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light),
  refusal: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning),
  die: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light),
  hit: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Medium),
  handOver: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success),
}

/** A tick under the finger; a device that has none stays still. */
export const feel = (feeling: Feeling): void => void feelings[feeling]().catch(() => undefined)
