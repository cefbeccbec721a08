// Writes web/src/ui/theme/tokens.css and tokens.ts from tokens.json, the one source of every colour, size and time.
// `--check` writes nothing and fails when a file on disk is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const source = new URL('../web/src/ui/theme/tokens.json', import.meta.url)
const tokens = JSON.parse(readFileSync(source, 'utf8'))

const rem = (pixels) => (pixels === 0 ? '0' : `${+(pixels / 16).toFixed(4)}rem`)
const px = (pixels) => (pixels === 0 ? '0' : `${pixels}px`)
const em = (value) => (value ? `${value}em` : 'normal')
const face = (name) => `var(--font-${name})`

/** Colours that are painted under words only in high contrast: they take the darker ink so words on them reach 7:1. */
const fillsWithWords = ['xp', 'pitanga', 'success', 'warning', 'danger', 'info']

function colors(scheme) {
  return Object.entries(tokens.color[scheme]).map(([name, value]) => [name, value])
}

function shadows(scheme) {
  const { lip, ...levels } = tokens.shadow[scheme]
  return [...Object.entries(levels).map(([level, value]) => [`sh-${level}`, value]), ['lip-shadow', lip]]
}

function scales() {
  const { radius, size, space, motion, z } = tokens
  return [
    ['font-display', "'Trilha Display', 'Trilha Text', system-ui, sans-serif"],
    ['font-text', "'Trilha Text', system-ui, sans-serif"],
    ...Object.entries(space).map(([step, value]) => [`space-${step}`, px(value)]),
    ...Object.entries(radius).map(([step, value]) => [`radius-${step}`, px(value)]),
    ...Object.entries(size).map(([name, value]) => [`size-${name}`, px(value)]),
    ...Object.entries(z).map(([name, value]) => [`z-${name}`, String(value)]),
    ...Object.entries(motion.duration).map(([name, value]) => [`dur-${name}`, `${value}ms`]),
    ['dur-fade', `${motion.reduced.duration.fade}ms`],
    ...Object.entries(motion.easing).map(([name, value]) => [`ease-${name}`, value]),
  ]
}

function textStyle(name, style) {
  return [
    [`type-${name}`, `${style.weight} ${rem(style.size)} / ${rem(style.line)} ${face(style.face)}`],
    [`tracking-${name}`, em(style.tracking)],
  ]
}

function textStyles() {
  const { 'mobile-overrides': _mobile, ...styles } = tokens.type
  return Object.entries(styles).flatMap(([name, style]) => textStyle(name, style))
}

function mobileTextStyles() {
  return Object.entries(tokens.type['mobile-overrides']).flatMap(([name, change]) =>
    textStyle(name, { ...tokens.type[name], ...change }).slice(0, 1),
  )
}

/**
 * High contrast adds to its own table what follows from its rule "no tints behind text":
 * every soft tint, and the plate behind a number or a tag, becomes the plain surface and gets a line instead (`--tint-line`).
 */
function highContrast(scheme) {
  const base = tokens.color[scheme]
  const own = tokens.highContrast[scheme]
  const surface = own.surface ?? base.surface
  const softs = Object.keys(base).filter((name) => name.endsWith('-soft'))
  const subjects = Object.keys(base).filter((name) => /^sub-[a-z]+$/.test(name))
  return [
    ...Object.entries({ surface, raised: surface, ...own }),
    ...softs.map((name) => [name, surface]),
    ...[...fillsWithWords, ...subjects].map((name) => [name, base[`${name}-ink`]]),
    ['on-deep-2', base['on-deep']],
    ['plate', surface],
    ['tint-line', 'currentColor'],
  ]
}

/** Nobody reads words on a drawing: inside pictures the tints come back, or half of each would vanish. */
function tintsOfPictures(scheme) {
  return Object.entries(tokens.color[scheme]).filter(([name]) => name.endsWith('-soft'))
}

function reduced() {
  return Object.keys(tokens.motion.duration).map((name) => [`dur-${name}`, `${tokens.motion.reduced.duration.all}ms`])
}

function block(selector, declarations, { indent = '', extra = [] } = {}) {
  const lines = [...extra, ...declarations.map(([name, value]) => `--${name}: ${tidy(value)};`)]
  return `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}\n`
}

/** As the formatter writes it, or each would undo the other. */
function tidy(value) {
  return value
    .replace(/#[0-9A-F]{6}\b/g, (color) => color.toLowerCase())
    .replace(/,\s*/g, ', ')
    .replace(/(^|[(\s])\./g, (_dot, before) => `${before}0.`)
}

function media(query, inner) {
  return `@media ${query} {\n${inner}}\n`
}

const light = "[data-mantine-color-scheme='light']"
const dark = "[data-mantine-color-scheme='dark']"
const high = "[data-contrast='high']"
const easy = "[data-reading='easy']"
const tablet = tokens.breakpoint.tablet

const css = [
  '/* Made by scripts/gen-tokens.mjs from tokens.json. Change that file, then run the script. */\n',
  block(':root', [...scales(), ...textStyles()]),
  media(`(width < ${tablet}px)`, block(':root', mobileTextStyles(), { indent: '  ' })),
  block(
    `:root,\n${light}`,
    [...colors('light'), ...shadows('light'), ['plate', 'var(--surface-3)'], ['tint-line', 'transparent']],
    {
      extra: ['color-scheme: light;'],
    },
  ),
  block(dark, [...colors('dark'), ...shadows('dark')], { extra: ['color-scheme: dark;'] }),
  '/* Easy reading: wider letters and lines everywhere, and a warm page in the light theme. */\n',
  block(easy, [
    ['reading-tracking', '0.035em'],
    ['reading-spacing', '0.12em'],
    ['reading-line', '1.7'],
    ['reading-measure', '60ch'],
    ['reading-weight', '450'],
  ]),
  block(`${easy}${light}`, [
    ['surface', '#FBF7EA'],
    ['raised', '#FBF7EA'],
  ]),
  block(`${high},\n${high}${light}`, highContrast('light')),
  block(`${high}${dark}`, highContrast('dark')),
  block(`${high} svg`, tintsOfPictures('light')),
  block(`${high}${dark} svg`, tintsOfPictures('dark')),
  media('(prefers-reduced-motion: reduce)', block(':root', reduced(), { indent: '  ' })),
  block("[data-motion='reduced']", reduced()),
].join('\n')

// Scripts need few values; importing the json would put all of it into the first download.
const { light: day, dark: night } = tokens.color
const script = [
  '// Made by scripts/gen-tokens.mjs from tokens.json. Change that file, then run the script.\n',
  constant('breakpoint', tokens.breakpoint),
  constant('duration', tokens.motion.duration),
  constant('radius', tokens.radius),
  constant('space', tokens.space),
  constant('layer', tokens.z),
  constant('mata', {
    soft: day['primary-soft'],
    light: day.primary,
    hover: day['primary-hover'],
    active: day['primary-active'],
    dark: night.primary,
    night: night.canvas,
  }),
].join('\n')

function constant(name, values) {
  const lines = Object.entries(values).map(([key, value]) => {
    const label = /^[a-z]\w*$/i.test(key) || /^\d+$/.test(key) ? key : `'${key}'`
    return `  ${label}: ${typeof value === 'string' ? `'${value}'` : value},`
  })
  return `export const ${name} = {\n${lines.join('\n')}\n} as const\n`
}

const files = { 'tokens.css': css, 'tokens.ts': script }
let stale = false
for (const [name, text] of Object.entries(files)) {
  const target = new URL(`../web/src/ui/theme/${name}`, import.meta.url)
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text)
  } else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    process.stderr.write(`web/src/ui/theme/${name} is stale: run node scripts/gen-tokens.mjs\n`)
    stale = true
  }
}
if (stale) process.exit(1)
