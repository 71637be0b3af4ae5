/** Native modules stay outside Jest; Skia draws for real through CanvasKit. */
import 'react-native-gesture-handler/jestSetup'

jest.mock('react-native-worklets', () => require('react-native-worklets/src/mock'))
jest.mock('react-native-reanimated', () => require('react-native-reanimated/mock'))

jest.mock('@shopify/react-native-skia/lib/commonjs/Platform', () => {
  const none = () => undefined
  return {
    OS: 'web',
    PixelRatio: 1,
    requireNativeComponent: none,
    resolveAsset: none,
    findNodeHandle: none,
    NativeModules: none,
    View: none,
  }
})

jest.mock('@shopify/react-native-skia', () =>
  require('@shopify/react-native-skia/lib/commonjs/mock').Mock(global.CanvasKit),
)

jest.mock('react-native-safe-area-context', () => require('react-native-safe-area-context/jest/mock').default)
