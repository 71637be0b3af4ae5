/** The React Native environment of Jest with the real Skia: CanvasKit is loaded once for each worker. */
const NativeEnvironment = require('@react-native/jest-preset/jest/react-native-env')
const loadCanvasKit = require('canvaskit-wasm/bin/full/canvaskit')

let canvasKit

module.exports = class SkiaEnvironment extends NativeEnvironment {
  async setup() {
    await super.setup()
    canvasKit ??= loadCanvasKit()
    this.global.CanvasKit = await canvasKit
  }
}
