/** Prepares the Android project of a prebuild for Detox, whose own plugin stops at an older Expo. */
const { mkdirSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const {
  withAndroidManifest,
  withAppBuildGradle,
  withDangerousMod,
  withProjectBuildGradle,
} = require('expo/config-plugins')

const REPOSITORY = 'maven { url "$rootDir/../node_modules/detox/Detox-android" }'
const BUILD_TYPE = "testBuildType = System.getProperty('testBuildType', 'debug')"
const RUNNER = "testInstrumentationRunner 'androidx.test.runner.AndroidJUnitRunner'"
const DEPENDENCY = "androidTestImplementation('com.wix:detox:+')"
const KEEP_RULES = 'proguardFile "${rootProject.projectDir}/../node_modules/detox/android/detox/proguard-rules-app.pro"'

/** Adds a line after the first match, once; a template that no longer has the place is an error, not a surprise. */
function addAfter(contents, place, addition) {
  if (contents.includes(addition)) return contents
  const found = place.exec(contents)
  if (!found) throw new Error(`withDetox: the template has no ${place}`)
  const end = found.index + found[0].length
  return `${contents.slice(0, end)}${addition}${contents.slice(end)}`
}

const withRepository = config =>
  withProjectBuildGradle(config, project => {
    const { modResults } = project
    modResults.contents = addAfter(modResults.contents, /allprojects\s*{\s*repositories\s*{\n/, `    ${REPOSITORY}\n`)
    return project
  })

const withRunner = config =>
  withAppBuildGradle(config, app => {
    const { modResults } = app
    modResults.contents = [
      [/\nandroid\s*{\n/, `    ${BUILD_TYPE}\n`],
      [/defaultConfig\s*{\n/, `        ${RUNNER}\n`],
      [/\ndependencies\s*{\n/, `    ${DEPENDENCY}\n`],
      [/proguardFiles getDefaultProguardFile\([^\n]*\n/, `            ${KEEP_RULES}\n`],
    ].reduce((contents, [place, addition]) => addAfter(contents, place, addition), modResults.contents)
    return app
  })

const network = rules => `<?xml version="1.0" encoding="utf-8"?>
<network-security-config>
${rules}
</network-security-config>
`

/** The device of a journey talks to Detox on the machine that plays it, and to nothing else. */
const DETOX_ONLY = network(`    <domain-config cleartextTrafficPermitted="true">
        <domain includeSubdomains="true">10.0.2.2</domain>
        <domain includeSubdomains="true">localhost</domain>
    </domain-config>`)

/** A debug build fetches its code from Metro, wherever in the house that runs. */
const ANYWHERE = network('    <base-config cleartextTrafficPermitted="true" />')

const NETWORKS = { main: DETOX_ONLY, debug: ANYWHERE, debugOptimized: ANYWHERE }

const instrumentation = name => `package ${name};

import com.wix.detox.Detox;
import com.wix.detox.config.DetoxConfig;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.filters.LargeTest;
import androidx.test.rule.ActivityTestRule;

@RunWith(AndroidJUnit4.class)
@LargeTest
public class DetoxTest {
    @Rule
    public ActivityTestRule<MainActivity> activity = new ActivityTestRule<>(MainActivity.class, false, false);

    @Test
    public void playJourneys() {
        DetoxConfig config = new DetoxConfig();
        config.idlePolicyConfig.masterTimeoutSec = 90;
        config.idlePolicyConfig.idleResourceTimeoutSec = 60;
        config.rnContextLoadTimeoutSec = BuildConfig.DEBUG ? 180 : 60;
        Detox.runTests(activity, config);
    }
}
`

function write(folder, name, text) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), text)
}

const withFiles = config =>
  withDangerousMod(config, [
    'android',
    project => {
      const app = join(project.modRequest.platformProjectRoot, 'app/src')
      const name = project.android.package
      for (const [variant, rules] of Object.entries(NETWORKS))
        write(join(app, variant, 'res/xml'), 'network_security_config.xml', rules)
      write(join(app, 'androidTest/java', ...name.split('.')), 'DetoxTest.java', instrumentation(name))
      return project
    },
  ])

const withNetwork = config =>
  withAndroidManifest(config, project => {
    const [application] = project.modResults.manifest.application
    application.$['android:networkSecurityConfig'] = '@xml/network_security_config'
    return project
  })

module.exports = config =>
  [withRepository, withRunner, withFiles, withNetwork].reduce((app, plugin) => plugin(app), config)
