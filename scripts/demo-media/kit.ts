/** Drawing kit of the demo's videos: flat shapes, two tones each, in the product's colours. All sizes in pixels. */

export const width = 854
export const height = 480

/** What a video shows at a second: the inside of an SVG. */
export type Scene = (second: number) => string

export const colour = {
  mata: '#0B6E4F',
  mataSoft: '#DBF0E5',
  deep: '#0B3A2D',
  deep2: '#124B3B',
  leaf: '#2A9163',
  leaf2: '#4DB37F',
  ipe: '#FFC629',
  ipeEdge: '#E0A100',
  pitanga: '#D2362A',
  sky: '#CFE8F7',
  sky2: '#2C5F87',
  rio: '#7FC1EA',
  rio2: '#3E86B8',
  sand: '#FBF0D5',
  sand2: '#E3CFA2',
  earth: '#7A5230',
  earth2: '#5E3D22',
  stone: '#7C8790',
  stone2: '#4D5962',
  ink: '#12231B',
  white: '#FFFFFF',
  paper: '#F3F6EF',
} as const

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** From 0 to 1 between two seconds, soft at both ends. */
export function ramp(second: number, from: number, to: number): number {
  const part = clamp((second - from) / (to - from))
  return part * part * (3 - 2 * part)
}

/** 1 between two seconds, with half a second to come and to go. */
export function between(second: number, from: number, to: number): number {
  return ramp(second, from, from + 0.5) * (1 - ramp(second, to - 0.5, to))
}

export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

export function rect(x: number, y: number, w: number, h: number, fill: string, round = 0): string {
  return `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(Math.max(w, 0))}" height="${fix(Math.max(h, 0))}" rx="${round}" fill="${fill}"/>`
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(Math.max(r, 0))}" fill="${fill}"/>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function line(d: string, stroke: string, thick = 6, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function group(inside: string, { x = 0, y = 0, scale = 1, turn = 0, show = 1 } = {}): string {
  if (show <= 0) return ''
  return `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${fix(turn)}) scale(${fix(scale)})" opacity="${fix(show)}">${inside}</g>`
}

/** A word on a solid plate; never on the picture itself. */
export function plate(text: string, x: number, y: number, { show = 1, size = 24 } = {}): string {
  const wide = text.length * size * 0.56 + 32
  return group(
    rect(-wide / 2, -size * 0.95, wide, size * 1.9, colour.white, 14) +
      `<text x="0" y="${fix(size * 0.34)}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${colour.ink}">${text}</text>`,
    { x, y, show },
  )
}

export function sun(x: number, y: number, r: number): string {
  return circle(x, y, r, colour.ipe)
}

export function cloud(x: number, y: number, scale: number, fill: string = colour.white): string {
  return group(
    circle(-42, 6, 30, fill) + circle(0, -14, 42, fill) + circle(46, 4, 32, fill) + rect(-72, 4, 150, 34, fill, 17),
    { x, y, scale },
  )
}

export function tree(x: number, y: number, scale = 1): string {
  return group(
    rect(-4, -30, 8, 32, colour.earth2) +
      `<ellipse cx="0" cy="-56" rx="24" ry="34" fill="${colour.leaf}"/><path d="M0 -90A24 34 0 0 1 0 -22Z" fill="${colour.leaf2}"/>`,
    { x, y, scale },
  )
}

export function ipe(x: number, y: number, scale = 1): string {
  return group(
    rect(-4, -34, 8, 36, colour.earth2) +
      circle(-20, -50, 20, colour.ipeEdge) +
      circle(20, -50, 20, colour.ipeEdge) +
      circle(0, -66, 28, colour.ipe),
    { x, y, scale },
  )
}

export function palm(x: number, y: number, scale = 1): string {
  const leaf = (turn: number) => group(path('M0 0Q26 -20 54 2Q26 -6 0 0Z', colour.leaf), { turn, y: -92 })
  return group(line('M0 0Q6 -46 0 -92', colour.earth, 8) + [-160, -120, -70, -20, 10, 170].map(leaf).join(''), {
    x,
    y,
    scale,
  })
}

export function hut(x: number, y: number, scale = 1): string {
  return group(
    rect(-34, -40, 68, 40, colour.earth) +
      path('M-48 -36L0 -82L48 -36Z', colour.sand2) +
      rect(-9, -26, 18, 26, colour.earth2, 8),
    { x, y, scale },
  )
}

const skins = ['#5B3A26', '#8A5A3C', '#3F281B', '#A9744F'] as const
const shirts = [colour.ipe, colour.white, colour.sky2, colour.pitanga] as const

/** Somebody: no face at this size, everybody a little different. */
export function person(x: number, y: number, at: number, scale = 1): string {
  return group(
    path('M-15 0V-26Q-15 -42 0 -42Q15 -42 15 -26V0Z', shirts[at % shirts.length]!) +
      circle(0, -54, 12, skins[(at * 3 + 1) % skins.length]!),
    { x, y, scale },
  )
}

/** Drops that fall again and again inside a box; `at` in seconds. */
export function rain(
  second: number,
  box: { x: number; y: number; w: number; h: number; count: number },
  stroke: string,
): string {
  return Array.from({ length: box.count }, (_, at) => {
    const column = (at * 0.7549) % 1
    const fall = (second * 1.1 + at * 0.5698) % 1
    const x = box.x + column * box.w - fall * 14
    const y = box.y + fall * (box.h - 18)
    return line(`M${fix(x)} ${fix(y)}l-4 16`, stroke, 3)
  }).join('')
}

export function drop(x: number, y: number, scale = 1, fill: string = colour.rio): string {
  return group(path('M0 -12C7 -3 9 2 9 6A9 9 0 0 1 -9 6C-9 2 -7 -3 0 -12Z', fill), { x, y, scale })
}

export function arrow(from: [number, number], to: [number, number], stroke: string = colour.white, thick = 7): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const side = (turn: number) =>
    `${fix(to[0] - 18 * Math.cos(angle + turn))} ${fix(to[1] - 18 * Math.sin(angle + turn))}`
  return line(`M${from.join(' ')}L${to.join(' ')}M${side(0.6)}L${to.join(' ')}L${side(-0.6)}`, stroke, thick)
}

/** Steps to a small flag: how far along. */
export function dashes(x: number, y: number, { count, done }: { count: number; done: number }): string {
  const each = Array.from({ length: count }, (_, at) =>
    rect(x + at * 62, y, 50, 10, at < done ? colour.ipe : colour.deep2, 5),
  ).join('')
  const end = x + count * 62 + 4
  return each + rect(end, y - 26, 5, 38, colour.white) + path(`M${end + 5} ${y - 26}h30l-9 9l9 9h-30Z`, colour.pitanga)
}

export function fix(value: number): string {
  return String(Math.round(value * 100) / 100)
}
