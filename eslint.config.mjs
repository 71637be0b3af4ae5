import hooks from 'eslint-plugin-react-hooks'
import typescript from 'typescript-eslint'

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**']
const pureLayers = ['engine', 'geometry', 'games', 'ai', 'rulebook', 'atlas', 'tutorial'].map(
  layer => `src/${layer}/**/*.ts`,
)
const compiler = 'src/atlas/compiler/**'

const syntax = (selector, message) => ({ selector, message })
const property = (object, names, message) => names.map(name => ({ object, property: name, message }))

const everywhere = [
  syntax(
    'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|todo)$/]',
    'A test runs, or is deleted.',
  ),
  syntax('CallExpression[callee.name=/^(xit|xtest|xdescribe|fdescribe)$/]', 'A test runs, or is deleted.'),
  syntax('ExportDefaultDeclaration', 'Named exports only.'),
]

const inPureLayers = [
  syntax(
    'CallExpression[callee.property.name=/^(sort|toSorted)$/][arguments.length=0]',
    'Sort with a comparator: the default compares as text.',
  ),
  syntax(
    'MemberExpression[property.name=/^(localeCompare|toLocaleString|toLocaleUpperCase|toLocaleLowerCase)$/]',
    'Locales differ between devices.',
  ),
  syntax('BinaryExpression[operator="**"]', 'Powers differ between JavaScript engines.'),
]

const inexact =
  'log log2 log10 log1p exp expm1 pow sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh cbrt hypot'.split(
    ' ',
  )

const length = (files, lines, functionLines) => ({
  files,
  ignores: [...tests, '**/data/**', '**/scenarios/**', '**/text/**', '**/sources/**'],
  rules: {
    'max-lines': ['error', lines],
    'max-lines-per-function': ['error', functionLines],
  },
})

export default typescript.config(
  { ignores: ['node_modules', 'android', 'ios', 'dist', 'public', 'coverage', 'artifacts', '.expo', '.cache'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [typescript.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-require-imports': ['error', { allow: ['\\.(json|png|ttf)$'] }],
      'no-restricted-syntax': ['error', ...everywhere],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['App.tsx', 'src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: pureLayers,
    ignores: [...tests, compiler],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...inPureLayers],
      'no-restricted-globals': [
        'error',
        'Date',
        'Intl',
        'performance',
        'setTimeout',
        'setInterval',
        'process',
        'window',
        'globalThis',
      ],
      'no-restricted-properties': [
        'error',
        ...property('Math', ['random'], 'Chance comes from the state.'),
        ...property('Math', inexact, 'Engines differ in the last digits of this function.'),
      ],
    },
  },
  length(pureLayers, 400, 50),
  length(
    ['src/map/**/*.{ts,tsx}', 'src/gestures/**/*.{ts,tsx}', 'src/saves/**/*.ts', 'src/stores/**/*.ts', compiler],
    300,
    80,
  ),
  length(['src/screens/**/*.{ts,tsx}', 'src/components/**/*.{ts,tsx}'], 350, 120),
)
