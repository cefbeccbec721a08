import { isNode, lineAt, parse, walk, type Node } from './syntax.ts'

/** A use of sentences: `namespace:key`, with a star for each part of the key that is computed. */
export interface Use {
  where: string
  key: string
  /** The answer is a whole branch of the file, as `returnObjects` asks for. */
  isBranch?: boolean
  /** Options that cannot be seen may ask for a variant; there need not be one. */
  isOptional?: boolean
}

export interface Uses {
  uses: Use[]
  problems: string[]
  /** Texts with a dot, a star for what is computed: `t(entry.labelKey)` finds its values among them. */
  texts: Set<string>
}

/** Says of keys that no code spells out: `// i18n: shell:nav.*`. */
const declared = /\/[/*]\s*i18n:\s*([\w:.*-]+)/g

type Binding = { namespace: string; prefix: string }
type Scope = Map<string, Binding>

export function findUses(path: string, text: string): Uses {
  const found: Uses = { uses: [], problems: [], texts: new Set() }
  for (const match of text.matchAll(declared))
    found.uses.push({ where: `${path}:${lineAt(text, match.index)}`, key: match[1]! })
  const scopes: Scope[] = [new Map()]
  walk(parse(text, path), {
    enter(node) {
      if (isFunction(node)) scopes.push(scopeOf(node))
      bind(node, scopes.at(-1)!)
      for (const key of keysOf(node)) if (/^[a-z][\w:-]*(\.[\w*-]+)+$/i.test(key)) found.texts.add(key)
      collect(node, { path, text, scopes, found })
    },
    leave(node) {
      if (isFunction(node)) scopes.pop()
    },
  })
  return found
}

interface Place {
  path: string
  text: string
  scopes: Scope[]
  found: Uses
}

function collect(node: Node, { path, text, scopes, found }: Place): void {
  const call = translation(node, scopes)
  if (!call) return
  const where = `${path}:${lineAt(text, node.start)}`
  if (!call.binding) {
    found.problems.push(`${where}: t() whose namespace cannot be seen: use useTranslation('…') or { ns: '…' }`)
    return
  }
  const { namespace, prefix } = call.binding
  for (const key of keysOf(call.key)) {
    const full = key.includes(':') ? key : `${namespace}:${prefix}${key}`
    found.uses.push({ where, key: full, isBranch: call.options.has('returnObjects') })
    if (call.hasContext) found.uses.push({ where, key: `${full}_*`, isOptional: true })
  }
}

interface Translation {
  key: Node
  options: Map<string, unknown>
  /** Or may have: options that are made elsewhere cannot be seen. */
  hasContext: boolean
  binding: Binding | undefined
}

/** `t(key, options)`, `i18n.t(key, { ns })` and `<Trans t={t} i18nKey="key" />`. */
function translation(node: Node, scopes: Scope[]): Translation | undefined {
  if (node.type === 'JSXOpeningElement') return transElement(node, scopes)
  if (node.type !== 'CallExpression') return undefined
  const [key, second] = node['arguments'] as Node[]
  const callee = node['callee'] as Node
  if (!key) return undefined
  const options = optionsOf(second)
  const hasContext = options.has('context') || (second !== undefined && second.type !== 'ObjectExpression')
  const ns = options.get('ns')
  const own = typeof ns === 'string' ? { namespace: ns, prefix: '' } : undefined
  if (callee.type === 'Identifier') {
    const name = String(callee['name'])
    const binding = lookUp(name, scopes)
    return binding || name === 't' ? { key, options, hasContext, binding: own ?? binding } : undefined
  }
  if (callee.type !== 'MemberExpression' || (callee['property'] as Node)['name'] !== 't') return undefined
  return { key, options, hasContext, binding: own }
}

function transElement(node: Node, scopes: Scope[]): Translation | undefined {
  if ((node['name'] as Node)['name'] !== 'Trans') return undefined
  const attributes = new Map(
    (node['attributes'] as Node[])
      .filter(({ type }) => type === 'JSXAttribute')
      .map((attribute) => [String((attribute['name'] as Node)['name']), attribute['value'] as Node]),
  )
  const key = attributes.get('i18nKey')
  const ns = attributes.get('ns')
  if (!key) return undefined
  const binding = typeof ns?.['value'] === 'string' ? { namespace: ns['value'], prefix: '' } : lookUp('t', scopes)
  return { key: expressionOf(key), options: new Map(), hasContext: attributes.has('context'), binding }
}

/** Both branches of a choice; a star for what is computed. */
function keysOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].flatMap((each) => keysOf(each as Node))
  if (node.type === 'LogicalExpression') return [node['left'], node['right']].flatMap((each) => keysOf(each as Node))
  if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).flatMap(keysOf)
  if (node.type === 'TSAsExpression') return keysOf(node['expression'] as Node)
  if (node.type !== 'TemplateLiteral') return []
  return [(node['quasis'] as Node[]).map((quasi) => (quasi['value'] as { cooked: string }).cooked).join('*')]
}

function bind(node: Node, scope: Scope): void {
  if (node.type !== 'VariableDeclarator') return
  const call = node['init']
  if (!isNode(call) || call.type !== 'CallExpression' || (call['callee'] as Node)['name'] !== 'useTranslation') return
  const [namespace, options] = call['arguments'] as Node[]
  const name = firstText(namespace)
  const pattern = node['id'] as Node
  if (name === undefined || pattern.type !== 'ObjectPattern') return
  const keyPrefix = optionsOf(options).get('keyPrefix')
  const prefix = typeof keyPrefix === 'string' ? `${keyPrefix}.` : ''
  for (const property of pattern['properties'] as Node[]) {
    if ((property['key'] as Node | undefined)?.['name'] !== 't') continue
    scope.set(String((property['value'] as Node)['name']), { namespace: name, prefix })
  }
}

/** A parameter `t: TFunction<'namespace'>` brings its namespace along. */
function scopeOf(node: Node): Scope {
  const scope: Scope = new Map()
  for (const parameter of node['params'] as Node[]) {
    const type = (parameter['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as Node | undefined
    if (type?.type !== 'TSTypeReference' || (type['typeName'] as Node)['name'] !== 'TFunction') continue
    const [argument] = ((type['typeArguments'] as Node | undefined)?.['params'] ?? []) as Node[]
    const literal = argument?.type === 'TSLiteralType' ? (argument['literal'] as Node)['value'] : undefined
    if (typeof literal === 'string') scope.set(String(parameter['name']), { namespace: literal, prefix: '' })
  }
  return scope
}

function lookUp(name: string, scopes: Scope[]): Binding | undefined {
  return scopes.findLast((scope) => scope.has(name))?.get(name)
}

function firstText(node: Node | undefined): string | undefined {
  const one = node?.type === 'ArrayExpression' ? (node['elements'] as Node[])[0] : node
  return typeof one?.['value'] === 'string' ? one['value'] : undefined
}

function optionsOf(node: Node | undefined): Map<string, unknown> {
  if (node?.type !== 'ObjectExpression') return new Map()
  return new Map(
    (node['properties'] as Node[])
      .filter(({ type }) => type === 'Property')
      .map((property) => [String((property['key'] as Node)['name']), (property['value'] as Node)['value'] ?? true]),
  )
}

function expressionOf(node: Node): Node {
  return node.type === 'JSXExpressionContainer' ? (node['expression'] as Node) : node
}

function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
}
