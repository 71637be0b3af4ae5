import { Fragment } from 'react'
import { View } from 'react-native'
import { Icon } from '../../../components'
import { useTheme } from '../../../theme'
import type { RailState, RailStep } from './exchange'

const words: Readonly<Record<RailState, string>> = {
  now: 'now',
  done: 'done',
  never: 'does not happen',
  later: 'to come',
}
const SIZE = 36

/** The steps of a battle from left to right: done, now, to come, not happening. */
export function Rail({ steps, states }: { steps: readonly RailStep[]; states: readonly RailState[] }) {
  const { look } = useTheme()
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      {steps.map(({ icon, label }, i) => {
        const state = states[i] ?? 'later'
        const isNow = state === 'now'
        return (
          <Fragment key={label}>
            {i > 0 && (
              <View
                style={{
                  flex: 1,
                  borderTopWidth: state === 'never' || state === 'later' ? 1 : 2,
                  borderStyle: state === 'never' ? 'dotted' : 'solid',
                  borderColor: state === 'done' || isNow ? look.ui.lineStrong : look.ui.line,
                }}
              />
            )}
            <View
              accessible
              accessibilityLabel={`${label}: ${words[state]}`}
              style={{
                width: SIZE,
                height: SIZE,
                borderRadius: SIZE / 2,
                alignItems: 'center',
                justifyContent: 'center',
                borderWidth: isNow ? 2 : 1,
                borderStyle: state === 'never' ? 'dashed' : 'solid',
                borderColor: isNow ? look.ui.accent : look.ui.line,
                backgroundColor: isNow ? look.ui.ask : state === 'done' ? look.ui.surfaceSunken : 'transparent',
              }}
            >
              <Icon
                name={icon}
                size={18}
                colour={isNow ? look.ui.accent : state === 'done' ? look.ui.inkSoft : look.ui.lineStrong}
              />
            </View>
          </Fragment>
        )
      })}
    </View>
  )
}
