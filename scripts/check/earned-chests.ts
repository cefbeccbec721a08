import { filesLike, read, type Findings } from './gate.ts'
import { importedFile, isNode, parse, walk, type Node } from './syntax.ts'

/** Chests are earned, never bought (D1): no way leads from a coin that is spent to a chest that is given. */
export async function checkEarnedChests(): Promise<Findings> {
  const paths = (await filesLike(/^server\/src\/.+\.ts$/)).filter(
    (path) => !path.endsWith('.test.ts') && !path.startsWith('server/src/testing/'),
  )
  return { problems: boughtChests(paths.map((path) => ({ path, text: read(path) }))) }
}

interface Source {
  path: string
  text: string
}

const subscriptions = 'server/src/subscriptions.ts'
/** They name what the domains have, and do nothing with it. */
const registries: ReadonlySet<string> = new Set([subscriptions, 'server/src/domains.ts'])
const chests = 'server/src/economy/chests/'
const wallets = 'server/src/economy/wallets/'
/** What happens counts towards achievements, and those give chests too. */
const achievements = 'server/src/economy/achievements/'
/** The one place that writes each table. */
const writers: Readonly<Record<string, string>> = {
  chests: `${chests}chests.repo.ts`,
  wallet_entries: `${wallets}wallets.repo.ts`,
}
/** The one function that writes a chest; whatever calls it gives one, and whatever calls that. */
const giving = 'insertChest'

export function boughtChests(sources: readonly Source[]): string[] {
  const files = sources.map(factsOf)
  const spenders = namesLeadingTo(files, [wallets], ({ debits }) => debits)
  const givers = namesLeadingTo(files, [chests, achievements], ({ name }) => name === giving)
  const leading = leadingEvents(files)
  return [
    ...blindSpots({ spenders, givers, leading }),
    ...files.flatMap(({ hidden }) => hidden),
    ...files.flatMap((file) => strayWriters(file)),
    ...files.flatMap((file) => strayGivers(file, givers)),
    ...waysFromSpending(files, { spenders, leading }),
  ]
}

interface Imported {
  /** As the other file calls it; `*` for all of it. */
  name: string
  local: string
  from: string
}

/** What a file does, as far as it matters here. */
interface Facts {
  path: string
  /** The folder of a domain, or of the file. */
  folder: string
  program: Node
  imports: Imported[]
  /** Tables that it inserts into, by Kysely or by SQL. */
  inserts: Set<string>
  emits: Set<string>
  /** Every identifier that stands in it. */
  names: Set<string>
  /** `wallets.debit`: what is taken from a namespace. */
  members: Set<string>
  /** Whatever keeps this gate from seeing what is done; the platform announces nothing and is not looked at. */
  hidden: string[]
}

function factsOf({ path, text }: Source): Facts {
  const program = parse(text, path)
  const folder = /^server\/src\/[\w-]+\/[\w-]+\//.exec(path)?.[0] ?? path.slice(0, path.lastIndexOf('/') + 1)
  const facts: Facts = {
    path,
    folder,
    program,
    imports: [],
    inserts: new Set(),
    emits: new Set(),
    names: new Set(),
    members: new Set(),
    hidden: [],
  }
  walk(program, { enter: (node) => note(node, facts) })
  if (!path.startsWith('server/src/platform/'))
    walk(program, { enter: (node) => facts.hidden.push(...hiddenBy(node).map((what) => `${path}: ${what}`)) })
  return facts
}

/** What is said by a variable, taken when it runs, or announced under another name is seen by nobody who only reads. */
function hiddenBy(node: Node): string[] {
  if (node.type === 'ImportExpression') return ['import() hides what is taken; import it above']
  if (node.type === 'CallExpression') {
    const called = calledName(node)
    const [first, second] = (node['arguments'] as Node[]).map(textOf)
    if (called === 'emit' && second === undefined) return ['emit without the name of its event; write it there']
    if (called === 'insertInto' && first === undefined)
      return ['insertInto without the name of its table; write it there']
  }
  const renamed = renamedEmit(node)
  return renamed ? [`${renamed} is emit under another name; call it emit`] : []
}

function renamedEmit(node: Node): string | undefined {
  if (node.type === 'VariableDeclarator' && isNode(node['init']) && isEmit(node['init'])) return otherName(node['id'])
  if (node.type === 'Property' && nameOf(node['key']) === 'emit') return otherName(node['value'])
  if (node.type === 'Identifier' && isEmitType(node['typeAnnotation'])) return otherName(node)
  return undefined
}

function isEmit(node: Node): boolean {
  return nameOf(node.type === 'MemberExpression' ? node['property'] : node) === 'emit'
}

function isEmitType(annotation: unknown): boolean {
  if (!isNode(annotation) || !isNode(annotation['typeAnnotation'])) return false
  return nameOf(annotation['typeAnnotation']['typeName']) === 'Emit'
}

function otherName(node: unknown): string | undefined {
  const name = nameOf(node)
  return name === '' || name === 'emit' ? undefined : name
}

function note(node: Node, { path, imports, inserts, emits, names, members }: Facts): void {
  if (node.type === 'ImportDeclaration' && node['importKind'] !== 'type') imports.push(...importedBy(node, path))
  if (node.type === 'Identifier') names.add(String(node['name']))
  if (node.type === 'MemberExpression') members.add(`${nameOf(node['object'])}.${nameOf(node['property'])}`)
  if (node.type === 'TemplateElement') {
    const { raw } = node['value'] as { raw: string }
    for (const [, table] of raw.matchAll(/\binsert\s+into\s+(\w+)/gi)) inserts.add(table!)
  }
  if (node.type === 'CallExpression') {
    const called = calledName(node)
    const [first, second] = (node['arguments'] as Node[]).map(textOf)
    if (called === 'insertInto' && first) inserts.add(first)
    if (called === 'emit' && second) emits.add(second)
  }
}

function importedBy(node: Node, path: string): Imported[] {
  const from = importedFile(node, path)
  if (from === undefined) return []
  return (node['specifiers'] as Node[])
    .filter((each) => each['importKind'] !== 'type')
    .map((each) => ({
      from,
      local: nameOf(each['local']),
      name: isNode(each['imported']) ? nameOf(each['imported']) : '*',
    }))
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}

function textOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined
}

function calledName(call: Node): string {
  const callee = call['callee'] as Node
  return callee.type === 'MemberExpression' ? nameOf(callee['property']) : nameOf(callee)
}

/** Functions of some domains that do something themselves, and those that call them. */
function namesLeadingTo(
  files: readonly Facts[],
  folders: readonly string[],
  does: (declared: Declared) => boolean,
): Set<string> {
  const functions = files
    .filter(({ folder }) => folders.includes(folder))
    .flatMap(({ program }) => functionsIn(program))
  const leading = new Set<string>()
  for (let size = -1; size !== leading.size;) {
    size = leading.size
    for (const declared of functions)
      if (does(declared) || declared.calls.some((each) => leading.has(each))) leading.add(declared.name)
  }
  return leading
}

interface Declared {
  name: string
  calls: string[]
  debits: boolean
}

function functionsIn(program: Node): Declared[] {
  return (program['body'] as Node[]).flatMap((statement) => {
    const declared = isNode(statement['declaration']) ? statement['declaration'] : statement
    if (declared.type === 'ExportNamedDeclaration') return handedOn(declared)
    if (declared.type === 'FunctionDeclaration') return [declaredBy(declared, declared)]
    if (declared.type !== 'VariableDeclaration') return []
    // An arrow, another name for a function, a table of them.
    return (declared['declarations'] as Node[]).flatMap((each) =>
      isNode(each['init']) ? [declaredBy(each, each['init'])] : [],
    )
  })
}

/** Whatever it names it may call, now or handed on. */
function declaredBy(named: Node, body: Node): Declared {
  let debits = false
  walk(body, {
    enter(node) {
      if (node.type !== 'CallExpression') return
      if ((node['arguments'] as Node[]).some((argument) => textOf(argument) === 'DEBIT')) debits = true
    },
  })
  const name = nameOf(named['id'])
  return { name, calls: namesIn(body).filter((each) => each !== name), debits }
}

/** `export { grantChest as thank }`, from elsewhere or not: the new name leads where the old one does. */
function handedOn(statement: Node): Declared[] {
  return (statement['specifiers'] as Node[]).map((each) => ({
    name: nameOf(each['exported']),
    calls: [nameOf(each['local'])],
    debits: false,
  }))
}

/** Events whose subscribers give a chest, or count towards what gives one. */
function leadingEvents(files: readonly Facts[]): Set<string> {
  const leading = new Set<string>()
  const file = files.find(({ path }) => path === subscriptions)
  if (!file) return leading
  const locals = new Set(
    file.imports
      .filter(({ from }) => from.startsWith(chests) || from.startsWith(achievements))
      .map(({ local }) => local),
  )
  walk(file.program, {
    enter(node) {
      if (node.type !== 'Property') return
      const event = textOf(node['key'] as Node)
      if (event !== undefined && namesIn(node['value'] as Node).some((name) => locals.has(name))) leading.add(event)
    },
  })
  return leading
}

function namesIn(node: Node): string[] {
  const names: string[] = []
  walk(node, { enter: (each) => void (each.type === 'Identifier' && names.push(String(each['name']))) })
  return names
}

/** A gate that looks for what is called otherwise now finds nothing. */
function blindSpots(seen: { spenders: Set<string>; givers: Set<string>; leading: Set<string> }): string[] {
  return [
    ...(seen.givers.size === 0 ? [`${chests}: no ${giving} any more; say in this gate what gives a chest`] : []),
    ...(seen.spenders.size === 0 ? [`${wallets}: no function writes a DEBIT; say in this gate what takes coins`] : []),
    ...(seen.leading.size === 0 ? [`${subscriptions}: no event gives a chest; say in this gate where they are`] : []),
  ]
}

function strayWriters({ path, inserts }: Facts): string[] {
  return Object.entries(writers)
    .filter(([table, home]) => inserts.has(table) && path !== home)
    .map(([table, home]) => `${path}: only ${home} writes ${table}`)
}

/** By what it takes from the two domains that give chests, whatever it calls it. */
function strayGivers({ path, folder, imports, members }: Facts, givers: ReadonlySet<string>): string[] {
  if (folder === chests || folder === achievements || registries.has(path)) return []
  const taken = imports
    .filter(({ from }) => from.startsWith(chests) || from.startsWith(achievements))
    .flatMap(({ name, local }) =>
      name === '*' ? [...givers].filter((giver) => members.has(`${local}.${giver}`)) : [name],
    )
  return taken
    .filter((name) => givers.has(name))
    .map((name) => `${path}: ${name} gives a chest, and chests come of events alone`)
}

function waysFromSpending(
  files: readonly Facts[],
  { spenders, leading }: { spenders: Set<string>; leading: Set<string> },
): string[] {
  const spends = ({ path, folder, imports, members }: Facts) =>
    folder === wallets ||
    (!registries.has(path) &&
      imports.some(
        ({ from, name, local }) =>
          from.startsWith(wallets) &&
          (spenders.has(name) || (name === '*' && [...spenders].some((spender) => members.has(`${local}.${spender}`)))),
      ))
  const spending = new Set(files.filter(spends).map(({ folder }) => folder))
  const leads = new Map(
    files.flatMap(({ folder, emits }) =>
      [...emits].filter((event) => leading.has(event)).map((event) => [folder, event]),
    ),
  )
  return files
    .filter(({ folder }) => spending.has(folder))
    .flatMap(({ path, folder, emits, imports }) => [
      ...[...emits]
        .filter((event) => leading.has(event))
        .map((event) => `${path}: ${folder} takes coins, and ${event} leads to a chest`),
      ...[...leads]
        .filter(([other]) => other !== folder && imports.some(({ from }) => from.startsWith(other)))
        .map(
          ([other, event]) => `${path}: ${folder} takes coins, and ${other} announces ${event}, which leads to a chest`,
        ),
    ])
}
