import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web'

// Storage opens in a worker of its own while CanvasKit is being compiled; whoever needs it asks again and is told of faults.
require('./src/stores/boot')
  .boot()
  .catch(() => undefined)

// Skia reads CanvasKit while it is imported: what draws waits for it, the rest of the app does not.
const { drawableWhen } = require('./src/theme/drawable')
const { mark } = require('./src/theme/mark')
drawableWhen(LoadSkiaWeb({ locateFile: file => `/${file}` }).then(() => mark('canvasKit')))

const { registerRootComponent } = require('expo')
const { App } = require('./App')
registerRootComponent(App)
