import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web'

// Skia reads CanvasKit while it is imported, so nothing of the app may load before it.
LoadSkiaWeb({ locateFile: file => `/${file}` }).then(() => {
  const { registerRootComponent } = require('expo')
  const { App } = require('./App')
  registerRootComponent(App)
})
