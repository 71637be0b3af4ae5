import { Text as NativeText, type TextProps as NativeProps } from 'react-native'
import { textLook, useTheme, type InterfaceColours, type TypeStyleName } from '../theme'

export interface TextProps extends NativeProps {
  readonly type?: TypeStyleName
  readonly ink?: keyof InterfaceColours
  readonly centred?: boolean
}

/** All words of the interface: the reader's size, the look's ink. */
export function Text({ type = 'body', ink = 'ink', centred, style, ...rest }: TextProps) {
  const { look, textScale } = useTheme()
  return (
    <NativeText
      maxFontSizeMultiplier={2}
      style={[
        textLook(type, textScale),
        { color: look.ui[ink], fontVariant: ['lining-nums'] },
        centred && { textAlign: 'center' },
        style,
      ]}
      {...rest}
    />
  )
}
