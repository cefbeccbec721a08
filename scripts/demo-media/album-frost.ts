import { kid, skins, sky } from './album-kit.ts'
import { circle, colour, group, line, path, rect, sun } from './kit.ts'

/** A cold morning in the mountains, drawn. */

const ridges =
  path('M0 236L120 150L220 210L340 120L470 200L560 150L640 190V480H0Z', '#A9BFCB') +
  path('M0 280Q160 220 320 262T640 236V480H0Z', '#7FA0A0')

/** The pine of the south: bare below, a bowl of branches above. */
function araucaria(x: number, y: number, scale: number): string {
  const branch = (dy: number, reach: number) =>
    line(
      `M0 ${dy}Q${-reach * 0.6} ${dy + 8} ${-reach} ${dy - 16}M0 ${dy}Q${reach * 0.6} ${dy + 8} ${reach} ${dy - 16}`,
      '#6A4A34',
      5,
    ) +
    [-1, 1]
      .map((side) => circle(side * reach, dy - 22, 17, '#2F6B4D') + circle(side * (reach - 24), dy - 10, 12, '#387A59'))
      .join('')
  return group(
    line('M0 0V-190', '#6A4A34', 14) +
      branch(-120, 58) +
      branch(-150, 84) +
      branch(-178, 70) +
      circle(0, -206, 18, '#2F6B4D'),
    { x, y, scale },
  )
}

/** White points on the grass, thinner towards the back. */
const frost = Array.from({ length: 150 }, (_, at) => {
  const y = 306 + ((at * 47) % 170)
  return circle((at * 83) % 640, y, 1.5 + (y - 300) / 70, '#FFFFFF')
}).join('')

export function lawn(): string {
  return (
    sky('#DCE9F2') +
    sun(540, 96, 30) +
    ridges +
    path('M0 300Q320 276 640 300V480H0Z', '#C9DED2') +
    frost +
    araucaria(96, 330, 0.9) +
    rect(0, 440, 640, 40, '#B8B2A6') +
    kid(250, 452, 0, { scale: 1.3, hair: 'curly' }) +
    kid(330, 456, 2, { scale: 1.4, hair: 'long', arms: 'out' }) +
    kid(420, 452, 4, { scale: 1.3, hair: 'short', flip: true }) +
    kid(500, 458, 1, { scale: 1.5, hair: 'bun', arms: 'up' })
  )
}

export function lens(): string {
  const blade = (x: number, turn: number) =>
    group(
      path('M-9 0Q-7 -120 0 -150Q7 -120 9 0Z', '#5E9B78') +
        Array.from({ length: 9 }, (_, at) =>
          line(`M-7 ${-12 - at * 14}l-12 -8M7 ${-12 - at * 14}l12 -8`, '#FFFFFF', 3),
        ).join(''),
      { x, y: 356, turn, scale: 1.35 },
    )
  return (
    rect(0, 0, 640, 480, '#8FB39D') +
    Array.from({ length: 40 }, (_, at) =>
      group(path('M-5 0Q-3 -60 0 -76Q3 -60 5 0Z', at % 2 ? '#7BA58A' : '#86AE94'), {
        x: (at * 97) % 640,
        y: 140 + ((at * 61) % 340),
        turn: ((at * 29) % 40) - 20,
      }),
    ).join('') +
    line('M446 366L560 470', '#5A3A22', 26) +
    circle(330, 240, 168, colour.ink) +
    circle(330, 240, 154, '#D7ECDF') +
    blade(262, -16) +
    blade(310, -3) +
    blade(356, 8) +
    blade(398, 19) +
    line('M222 168Q250 120 306 104', '#FFFFFF', 8) +
    path('M520 480Q530 430 566 424Q612 420 640 452V480Z', skins[2])
  )
}

export function hawks(): string {
  const hawk = (x: number, y: number, scale: number) =>
    group(
      path('M0 0Q-30 -26 -70 -14Q-36 -8 -14 12Q0 24 14 12Q36 -8 70 -14Q30 -26 0 0Z', '#5B4636') +
        circle(0, 2, 7, '#3F3027'),
      { x, y, scale },
    )
  return (
    sky('#D9E3E8') +
    ridges +
    rect(0, 190, 640, 70, '#EEF3F5', 30) +
    rect(0, 270, 640, 40, '#E6EDEF', 20) +
    path('M0 380Q320 350 640 384V480H0Z', '#A8C4B2') +
    araucaria(300, 430, 1.7) +
    araucaria(560, 410, 0.8) +
    araucaria(66, 404, 0.7) +
    hawk(556, 76, 0.9) +
    hawk(96, 92, 0.6) +
    hawk(470, 150, 0.5)
  )
}
