import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import tokens from '../web/src/ui/theme/tokens.json' with { type: 'json' }

const css = readFileSync(new URL('../web/src/ui/theme/tokens.css', import.meta.url), 'utf8')

function variables(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  expect(start, selector).toBeGreaterThan(-1)
  const body = css.slice(start, css.indexOf('\n}', start))
  return new Map([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1] ?? '', found[2] ?? '']))
}

/** WCAG 2 */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test('the generated files are those of tokens.json', () => {
  const script = fileURLToPath(new URL('gen-tokens.mjs', import.meta.url))
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow()
})

test.each(['light', 'dark'] as const)('every promised pair passes in the %s theme', (scheme) => {
  const colors = new Map(Object.entries(tokens.color[scheme]))
  for (const { foreground, background, min } of tokens.contrast) {
    const found = ratio(colors.get(foreground), colors.get(background))
    expect(found, `${foreground} on ${background}`).toBeGreaterThanOrEqual(min)
  }
})

test.each(['light', 'dark'] as const)('high contrast in the %s theme: words 7:1, lines 4.5:1', (scheme) => {
  const own = variables(`[data-contrast='high'][data-mantine-color-scheme='${scheme}']`)
  const colors = new Map([...Object.entries(tokens.color[scheme]), ...own])
  const surfaces = ['canvas', 'surface', 'sunken'].map((name) => colors.get(name))
  for (const surface of surfaces) {
    for (const name of ['text', 'text-2', 'text-3', 'primary']) {
      expect(ratio(colors.get(name), surface), name).toBeGreaterThanOrEqual(7)
    }
    expect(ratio(colors.get('border'), surface), 'border').toBeGreaterThanOrEqual(4.5)
  }
  for (const [name, ink] of colors) {
    if (!name.endsWith('-ink')) continue
    const base = name.slice(0, -'-ink'.length)
    expect(colors.get(`${base}-soft`), `${base}-soft is no tint`).toBe(colors.get('surface'))
    expect(ratio(ink, colors.get('surface')), name).toBeGreaterThanOrEqual(7)
    const words = colors.get(`on-${base}`)
    if (words) expect(ratio(words, colors.get(base)), `on-${base}`).toBeGreaterThanOrEqual(7)
  }
})
