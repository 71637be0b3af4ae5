import ts from 'typescript'

const runs = ['test', 'it']
const groups = ['describe']
const keeps = ['only', 'concurrent']

/** The titles of all tests a file really runs, read from its syntax: comments, strings and skipped tests are none. */
export function testTitles(source: string, name = 'file.test.ts'): readonly string[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (!ts.isCallExpression(node)) return ts.forEachChild(node, visit)
    const call = readCall(node.expression)
    if (call && groups.includes(call.word)) return isKept(call) ? ts.forEachChild(node, visit) : undefined
    if (!call || !runs.includes(call.word)) return ts.forEachChild(node, visit)
    if (isKept(call) && hasBody(node)) titles.push(...titlesOf(node, call.rows))
  }
  visit(file)
  return titles
}

interface Call {
  readonly word: string
  /** What follows the word: only, skip, each ... */
  readonly modifiers: readonly string[]
  /** The table of an `each`. */
  readonly rows?: ts.Expression
}

/** `test`, `test.only`, `test.each(rows)`, `describe.skip` ...; null for everything else that is called. */
function readCall(callee: ts.Expression): Call | null {
  if (ts.isIdentifier(callee)) return { word: callee.text, modifiers: [] }
  if (ts.isPropertyAccessExpression(callee)) {
    const inner = readCall(callee.expression)
    return inner && { ...inner, modifiers: [...inner.modifiers, callee.name.text] }
  }
  if (!ts.isCallExpression(callee)) return null
  const inner = readCall(callee.expression)
  return inner?.modifiers[inner.modifiers.length - 1] === 'each' ? { ...inner, rows: callee.arguments[0] } : null
}

function isKept({ modifiers, rows }: Call): boolean {
  const plain = modifiers.filter(word => word !== 'each')
  const hasTable = modifiers.includes('each') === (rows !== undefined)
  return hasTable && plain.every(word => keeps.includes(word)) && !isEmptyTable(rows)
}

const isEmptyTable = (rows: ts.Expression | undefined): boolean => {
  const table = rows && bare(rows)
  return table !== undefined && ts.isArrayLiteralExpression(table) && table.elements.length === 0
}

/** A test that does nothing shows nothing. */
function hasBody(call: ts.CallExpression): boolean {
  const body = call.arguments[1]
  if (!body) return false
  if (!ts.isArrowFunction(body) && !ts.isFunctionExpression(body))
    return ts.isIdentifier(body) || ts.isCallExpression(body)
  return !ts.isBlock(body.body) || body.body.statements.length > 0
}

function titlesOf(call: ts.CallExpression, rows: ts.Expression | undefined): readonly string[] {
  const title = call.arguments[0] && literal(call.arguments[0])
  if (title === undefined) return []
  const table = rows && bare(rows)
  if (!table || !ts.isArrayLiteralExpression(table)) return [title]
  return table.elements.map(row => fillIn(title, row))
}

/** Puts the words of a row where the title has %s and the like, as far as the source says them. */
function fillIn(title: string, row: ts.Expression): string {
  const plain = bare(row)
  const cells = ts.isArrayLiteralExpression(plain) ? [...plain.elements] : [plain]
  return title.replace(/%[sdijpfo]/g, mark => {
    const cell = cells.shift()
    return (cell && literal(bare(cell))) ?? mark
  })
}

function literal(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isNumericLiteral(node))
    return node.text
  return ts.isTemplateExpression(node) && node.head.text !== '' ? `${node.head.text}…` : undefined
}

/** Without `as const`, `satisfies` and brackets. */
function bare(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return bare(node.expression)
  return node
}
