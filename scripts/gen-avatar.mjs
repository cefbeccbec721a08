// Compiles the avatar's SVG parts to data that React draws, because Trusted Types refuse markup strings.
// One module per item: a page that draws four known children loads only what they wear, and what is sold is loaded
// when somebody wears it. Place, price and what an item covers come from the contract's catalogue.
//   node scripts/gen-avatar.mjs           writes web/src/ui/avatar/parts/*.gen.ts and catalogue.gen.ts
//   node scripts/gen-avatar.mjs --check   fails when a written file is stale
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { AVATAR_CATALOGUE } from '../contract/src/economy/avatar-catalogue.ts'

const folder = new URL('../web/src/ui/avatar/', import.meta.url)
const partsFolder = new URL('parts/', folder)
const header =
  '// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.\n'

/** Variables that every avatar sets on its root, so their fallback is only for looking at a file alone. */
const alwaysSet = ['skin', 'skin-shade', 'skin-line', 'hair', 'hair-hi']
const inherited = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'fill-rule']
const tags = ['data-pose', 'data-not', 'data-limb', 'data-flat']
/** Worn by everybody and never chosen, so the catalogue does not list them. */
const fixedSlots = ['body', 'nose']

const files = new Map()
const items = readItems()
for (const { item, file } of items) files.set(`parts/${file}.gen.ts`, moduleOf(item))
files.set('catalogue.gen.ts', catalogueOf(items))

if (process.argv.includes('--check')) check()
else write()

function readItems() {
  const lines = new Map(AVATAR_CATALOGUE.map((line) => [`${camel(line.slot)}/${line.id}`, line]))
  const found = new Map()
  for (const name of readdirSync(partsFolder)
    .filter((file) => file.endsWith('.svg'))
    .sort()) {
    const root = parse(readFileSync(new URL(name, partsFolder), 'utf8'), name)
    const { 'data-slot': slot, 'data-item': id, 'data-layer': layer } = root.attributes
    if (!slot || !id || !layer) throw new Error(`${name}: data-slot, data-item and data-layer are required`)
    const key = `${slot}/${id}`
    const line = lines.get(key)
    if (!line && !fixedSlots.includes(slot)) throw new Error(`${name}: the catalogue has no ${key}`)
    const item = found.get(key) ?? { slot, id, parts: [], ...(line && rulesOf(line)) }
    for (const extra of ['replaces', 'bust']) {
      if (root.attributes[`data-${extra}`]) item[extra] = root.attributes[`data-${extra}`]
    }
    item.parts.push({ layer: Number(layer), shapes: merge(flatten(root, {}, name)) })
    found.set(key, item)
  }
  const undrawn = [...lines.keys()].filter((key) => !found.has(key))
  if (undrawn.length) throw new Error(`without a drawing: ${undrawn.join(', ')}`)
  return [...found.values()].map((item) => ({
    item,
    file: `${kebab(item.slot)}--${item.id}`,
    isSold: (lines.get(`${item.slot}/${item.id}`)?.price ?? 0) > 0,
  }))
}

/** What the drawing must know of its line in the catalogue. */
function rulesOf({ place, hides, needs, shades }) {
  return {
    ...(place && { place }),
    ...(hides.length && { hides: hides.map((name) => (name === name.toUpperCase() ? camel(name) : name)) }),
    ...(needs && { needs }),
    ...(Object.keys(shades).length && { shades }),
  }
}

/** The files are ours and plain, so elements, attributes and nesting are all there is to read. */
function parse(text, name) {
  const root = { tag: 'root', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, tag, rest, single] of text.matchAll(/<(\/)?([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/)?>/g)) {
    if (closing) {
      open.pop()
      continue
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    )
    const element = { tag, attributes, children: [] }
    open.at(-1).children.push(element)
    if (!single) open.push(element)
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error(`${name}: not one well-formed svg element`)
  return root.children[0]
}

/** Groups dissolve: their paint and tags go down to the shapes, and every shape becomes a path. */
function flatten(element, above, name) {
  const own = { ...above }
  for (const key of [...inherited, ...tags]) if (element.attributes[key]) own[key] = element.attributes[key]
  const transform = [above.transform, element.attributes.transform].filter(Boolean).join(' ')
  if (transform) own.transform = transform
  if (element.tag === 'svg' || element.tag === 'g')
    return element.children.flatMap((child) => flatten(child, own, name))

  const shape = { d: outline(element, name) }
  if (own.stroke && !own.fill) own.fill = 'none'
  if (own.fill) shape.fill = colour(own.fill)
  if (own.stroke) shape.stroke = colour(own.stroke)
  if (own['stroke-width']) shape.strokeWidth = Number(own['stroke-width'])
  if (own['stroke-linecap']) shape.strokeLinecap = own['stroke-linecap']
  if (own['stroke-linejoin']) shape.strokeLinejoin = own['stroke-linejoin']
  if (own.opacity) shape.opacity = Number(own.opacity)
  if (own['fill-rule']) shape.fillRule = own['fill-rule']
  if (own.transform) shape.transform = own.transform
  if (own['data-pose']) shape.pose = own['data-pose']
  if (own['data-not']) shape.not = own['data-not']
  if (own['data-limb']) shape.limb = own['data-limb']
  if (own['data-flat']) shape.flat = own['data-flat'] === 'yes'
  return [{ shape, convex: element.tag !== 'path' }]
}

function outline({ tag, attributes }, name) {
  const number = (key) => Number(attributes[key] ?? 0)
  if (tag === 'path')
    return attributes.d
      .trim()
      .replace(/\s*([a-zA-Z])\s*/g, '$1')
      .replace(/\s+/g, ' ')
      .replaceAll(' -', '-')
  if (tag === 'circle') return ellipse(number('cx'), number('cy'), number('r'), number('r'))
  if (tag === 'ellipse') return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
  if (tag === 'rect') {
    const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map(number)
    if (!r) return `M${x} ${y}h${width}v${height}h${-width}z`
    const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
    const w = round(width - 2 * r)
    const h = round(height - 2 * r)
    return `M${round(x + r)} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
  }
  throw new Error(`${name}: <${tag}> is not drawn`)
}

function ellipse(cx, cy, rx, ry) {
  const half = (dx) => `a${rx} ${ry} 0 0 1 ${dx} 0`
  return `M${round(cx - rx)} ${cy}${half(2 * rx)}${half(-2 * rx)}z`
}

/**
 * Neighbours of one paint become one path: a head of curls is one node instead of eighteen. Only where the picture
 * stays the same: bare lines, and closed shapes that all turn the same way.
 */
function merge(flat) {
  const merged = []
  for (const { shape, convex } of flat) {
    const last = merged.at(-1)
    const { d, ...paint } = shape
    const kind = shape.fill === 'none' ? 'line' : convex ? 'convex' : 'free'
    if (last && kind !== 'free' && last.kind === kind && last.paint === JSON.stringify(paint)) last.shape.d += d
    else merged.push({ shape: { ...shape }, kind, paint: JSON.stringify(paint) })
  }
  return merged.map(({ shape }) => shape)
}

function colour(value) {
  return alwaysSet.reduce(
    (text, name) => text.replaceAll(new RegExp(`var\\(--${name},#\\w+\\)`, 'g'), `var(--${name})`),
    value,
  )
}

function moduleOf(item) {
  return `${header}import type { Item } from '../avatar.ts'\n\nexport const ${exportName(item)}: Item = ${literal(item)}\n`
}

/** What is free comes along, because most people wear it; what is sold is fetched for whoever wears it. */
function catalogueOf(all) {
  const basics = all.filter(({ isSold }) => !isSold)
  const imports = basics.map(({ item, file }) => `import { ${exportName(item)} } from './parts/${file}.gen.ts'`)
  const rows = basics.map(({ item }) => `  ${exportName(item)},`)
  const loaders = all
    .filter(({ isSold }) => isSold)
    .map(
      ({ item, file }) =>
        `  '${item.slot}/${item.id}': () => import('./parts/${file}.gen.ts').then((part) => part.${exportName(item)}),`,
    )
  return `${header}import type { Item } from './avatar.ts'\n${imports.join('\n')}\n\nexport const basics: readonly Item[] = [\n${rows.join('\n')}\n]\n\nexport const sold: Readonly<Record<string, () => Promise<Item>>> = {\n${loaders.join('\n')}\n}\n`
}

function literal(value) {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object')
    return `{ ${Object.entries(value)
      .map(([key, entry]) => `${key.includes('-') ? `'${key}'` : key}: ${literal(entry)}`)
      .join(', ')} }`
  return String(value)
}

function exportName({ slot, id }) {
  return slot + id.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())
}

function camel(slot) {
  return slot.toLowerCase().replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())
}

function kebab(slot) {
  return slot.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function round(value) {
  return Math.round(value * 100) / 100
}

function existing() {
  const parts = readdirSync(partsFolder).filter((file) => file.endsWith('.gen.ts'))
  return parts.map((file) => `parts/${file}`)
}

function check() {
  const stale = [...files].filter(([name, text]) => read(name) !== text).map(([name]) => name)
  stale.push(...existing().filter((name) => !files.has(name)))
  if (!stale.length) return
  console.error(
    `Stale, run node scripts/gen-avatar.mjs:\n${stale.map((name) => `  web/src/ui/avatar/${name}`).join('\n')}`,
  )
  process.exitCode = 1
}

function read(name) {
  try {
    return readFileSync(new URL(name, folder), 'utf8')
  } catch {
    return undefined
  }
}

function write() {
  for (const name of existing()) if (!files.has(name)) rmSync(new URL(name, folder))
  for (const [name, text] of files) if (read(name) !== text) writeFileSync(new URL(name, folder), text)
}
