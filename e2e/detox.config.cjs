/** Jest as Detox runs it: the journeys of e2e/flows, on a device or an emulator. */
module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/detox.test.ts'],
  transform: { '\\.tsx?$': '<rootDir>/scripts/jest/transform.cjs' },
  testTimeout: 180_000,
  maxWorkers: 1,
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: 'detox/runners/jest/testEnvironment',
}
