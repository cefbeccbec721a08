import { circle, colour, group, line, path, rect } from './kit.ts'

/** What stands in several of the drawn photos: who is in them, and where they are. Nobody real. */

export const skins = ['#6B4630', '#8A5A3C', '#C68E63', '#7A5236', '#A9744F'] as const
export const hairs = ['#1E1512', '#3A241A', '#141414', '#5A3A22', '#26160F'] as const
const shirts = [colour.ipe, colour.pitanga, colour.sky2, colour.leaf, '#7A5BB5', colour.white] as const

interface Pose {
  scale?: number
  /** Where the hands are, from the shoulder. */
  arms?: 'down' | 'up' | 'out'
  hair?: 'short' | 'long' | 'curly' | 'bun'
  flip?: boolean
}

/** Somebody small, from head to shoes, each a little different. */
export function kid(
  x: number,
  y: number,
  at: number,
  { scale = 1, arms = 'down', hair = 'short', flip }: Pose = {},
): string {
  const [skin, dark, shirt] = [
    skins[at % skins.length]!,
    hairs[at % hairs.length]!,
    shirts[(at * 5 + 1) % shirts.length]!,
  ]
  const hand = {
    down: 'M-17 -62Q-26 -46 -24 -32M17 -62Q26 -46 24 -32',
    up: 'M-17 -64Q-32 -84 -28 -104M17 -64Q32 -84 28 -104',
    out: 'M-17 -62Q-30 -52 -44 -56M17 -62Q30 -52 44 -56',
  }[arms]
  const crown = {
    short: path('M-17 -94Q-18 -114 0 -114Q18 -114 17 -94Q8 -104 -17 -94Z', dark),
    long: path('M-19 -72Q-24 -116 0 -116Q24 -116 19 -72L13 -92Q0 -104 -13 -92Z', dark),
    curly: [-14, -5, 5, 14].map((dx) => circle(dx, -104 + Math.abs(dx) / 3, 10, dark)).join(''),
    bun: circle(0, -118, 9, dark) + path('M-17 -93Q-18 -114 0 -114Q18 -114 17 -93Q0 -104 -17 -93Z', dark),
  }[hair]
  const drawn =
    line('M-8 -24V-4M8 -24V-4', '#2F4558', 11) +
    line('M-9 -1h-5M7 -1h5', colour.ink, 7) +
    line(hand, skin, 9) +
    path('M-18 -22V-56Q-18 -72 0 -72Q18 -72 18 -56V-22Z', shirt) +
    rect(-5, -80, 10, 12, skin) +
    circle(0, -92, 17, skin) +
    crown +
    circle(-6, -90, 2, colour.ink) +
    circle(6, -90, 2, colour.ink) +
    line('M-5 -83Q0 -79 5 -83', colour.ink, 2)
  return group(flip ? `<g transform="scale(-1 1)">${drawn}</g>` : drawn, { x, y, scale })
}

export const sky = (fill: string = colour.sky) => rect(0, 0, 640, 480, fill)
export const hills =
  path('M0 250Q120 180 260 226T640 190V480H0Z', '#9CCBB0') + path('M0 290Q180 236 340 270T640 250V480H0Z', '#6FB28E')
