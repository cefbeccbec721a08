import { hairs, hills, kid, skins, sky } from './album-kit.ts'
import { circle, cloud, colour, group, ipe, line, path, rect, sun, tree } from './kit.ts'

/** An outing, a fair and a rehearsal, drawn. */

export function bus(): string {
  return (
    sky() +
    sun(90, 90, 38) +
    cloud(430, 80, 1) +
    hills +
    rect(0, 380, 640, 100, colour.stone2) +
    [0, 1, 2, 3].map((at) => rect(20 + at * 170, 424, 96, 10, '#E7E9E3', 5)).join('') +
    rect(70, 180, 500, 196, colour.ipe, 28) +
    rect(70, 296, 500, 24, colour.mata) +
    [0, 1, 2, 3].map((at) => rect(104 + at * 96, 210, 78, 66, '#D5ECF8', 12)).join('') +
    rect(492, 206, 56, 150, '#D5ECF8', 12) +
    [
      [144, 0],
      [240, 2],
      [334, 4],
      [430, 1],
    ]
      .map(
        ([x, at]) => circle(x!, 250, 19, skins[at!]!) + path(`M${x! - 19} 246Q${x!} 214 ${x! + 19} 246Z`, hairs[at!]!),
      )
      .join('') +
    [160, 480].map((x) => circle(x, 380, 42, colour.ink) + circle(x, 380, 18, '#C8D0CB')).join('') +
    circle(556, 344, 10, colour.white) +
    tree(610, 378, 1.6)
  )
}

export function trail(): string {
  return (
    rect(0, 0, 640, 480, '#BFE3CE') +
    [0, 1, 2, 3, 4, 5, 6].map((at) => tree(20 + at * 104, 250 + (at % 2) * 22, 2)).join('') +
    rect(0, 246, 640, 240, '#5FA37F') +
    path('M250 480Q300 360 296 300Q292 262 330 246H350Q330 280 356 318Q420 390 430 480Z', '#E3CFA2') +
    tree(60, 430, 2.6) +
    tree(590, 440, 2.8) +
    kid(322, 330, 2, { scale: 1, hair: 'bun' }) +
    kid(344, 376, 0, { scale: 1.4, hair: 'short' }) +
    kid(300, 420, 4, { scale: 1.8, hair: 'curly' }) +
    kid(400, 458, 1, { scale: 2, hair: 'long', arms: 'up' })
  )
}

export function bromeliad(): string {
  const leaf = (turn: number, fill: string) =>
    group(path('M-26 0Q-18 -150 0 -190Q18 -150 26 0Z', fill), { x: 320, y: 420, turn })
  return (
    rect(0, 0, 640, 480, '#2C6B4F') +
    Array.from({ length: 14 }, (_, at) =>
      circle((at * 131) % 640, (at * 89) % 480, 40 + (at % 4) * 16, at % 2 ? '#337A5A' : '#275F46'),
    ).join('') +
    [-74, 74, -52, 52].map((turn) => leaf(turn, colour.leaf)).join('') +
    [-30, 30].map((turn) => leaf(turn, colour.leaf2)).join('') +
    [-18, 0, 18]
      .map((turn) =>
        group(path('M-22 0Q-20 -120 0 -168Q20 -120 22 0Z', turn === 0 ? '#F0574A' : colour.pitanga), {
          x: 320,
          y: 400,
          turn,
        }),
      )
      .join('') +
    [
      [-10, 236],
      [8, 262],
      [0, 214],
    ]
      .map(([dx, y]) => circle(320 + dx!, y!, 9, colour.ipe))
      .join('') +
    group(path('M0 0Q-30 -34 -46 -8Q-34 12 0 0Q30 -34 46 -8Q34 12 0 0Z', '#5AA9E6') + line('M0 -4V18', colour.ink, 5), {
      x: 470,
      y: 130,
      turn: 18,
      scale: 1.4,
    })
  )
}

export function bridge(): string {
  return (
    sky('#D8EEF8') +
    hills +
    tree(70, 290, 2) +
    tree(560, 284, 2.2) +
    ipe(440, 280, 1.4) +
    rect(0, 300, 640, 180, colour.rio) +
    Array.from({ length: 9 }, (_, at) =>
      line(`M${(at * 83) % 600} ${340 + ((at * 47) % 120)}q18 -10 36 0t36 0`, '#A6D7F2', 5),
    ).join('') +
    path('M0 330Q320 250 640 330V356Q320 278 0 356Z', colour.earth) +
    line('M0 276Q320 196 640 276', colour.earth2, 9) +
    [40, 120, 200, 280, 360, 440, 520, 600]
      .map((x) => {
        const y = 330 - 80 * (1 - ((x - 320) / 320) ** 2) * 0.5
        return line(`M${x} ${y}V${y - 56}`, colour.earth2, 8)
      })
      .join('') +
    [0, 1, 2, 3]
      .map((at) =>
        kid(190 + at * 84, 306 - (at === 1 || at === 2 ? 8 : 0), at + 1, {
          scale: 1.05,
          hair: (['long', 'short', 'bun', 'curly'] as const)[at]!,
          arms: at === 2 ? 'up' : 'down',
        }),
      )
      .join('')
  )
}

export function everybody(): string {
  const looks = ['short', 'long', 'curly', 'bun'] as const
  const row = (count: number, y: number, from: number, scale: number) =>
    Array.from({ length: count }, (_, at) =>
      kid(from + at * (500 / (count - 1)), y, at * 3 + count, {
        scale,
        hair: looks[(at + count) % 4]!,
        arms: at % 3 === 1 ? 'up' : 'down',
      }),
    ).join('')
  return (
    sky() +
    sun(90, 76, 34) +
    cloud(500, 70, 0.9) +
    hills +
    rect(150, 96, 340, 180, '#F4EBD5', 10) +
    path('M130 104L320 34L510 104Z', colour.pitanga) +
    [0, 1, 2, 3].map((at) => rect(176 + at * 78, 140, 46, 60, colour.rio, 6)).join('') +
    rect(0, 300, 640, 180, '#8FC79E') +
    row(6, 352, 70, 1.25) +
    row(5, 414, 70, 1.5) +
    row(4, 470, 80, 1.75)
  )
}

export function volcano(): string {
  return (
    rect(0, 0, 640, 480, '#DDE7F3') +
    rect(0, 60, 640, 12, '#C7D5E6') +
    rect(0, 360, 640, 120, '#B9854F') +
    rect(0, 360, 640, 16, '#A2713E') +
    path('M150 366L284 150H356L490 366Z', '#8A5C3B') +
    path('M284 150H356L420 254Q380 232 352 262Q320 226 296 256Q262 230 222 250Z', colour.pitanga) +
    path('M292 150H348L372 196Q340 182 320 204Q300 178 270 188Z', '#F08A2C') +
    [
      [320, 110, 34],
      [280, 84, 26],
      [362, 80, 28],
      [318, 52, 22],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!, '#F7D9CE'))
      .join('') +
    kid(90, 470, 0, { scale: 2.1, hair: 'curly', arms: 'up' }) +
    kid(560, 470, 2, { scale: 2.1, hair: 'long', arms: 'up' })
  )
}

export function robot(): string {
  return (
    rect(0, 0, 640, 480, '#EFE9F7') +
    rect(0, 330, 640, 150, '#F7F4EC') +
    `<path d="M-20 430Q160 360 320 420T660 380" fill="none" stroke="${colour.ink}" stroke-width="20"/>` +
    rect(246, 250, 168, 118, colour.sky2, 24) +
    rect(276, 180, 108, 84, '#5F8FB5', 20) +
    circle(310, 222, 16, colour.white) +
    circle(350, 222, 16, colour.white) +
    circle(312, 224, 7, colour.ink) +
    circle(352, 224, 7, colour.ink) +
    line('M330 180V150', colour.stone2, 7) +
    circle(330, 142, 12, colour.pitanga) +
    [270, 390].map((x) => circle(x, 374, 34, colour.ink) + circle(x, 374, 14, '#C8D0CB')).join('') +
    rect(290, 286, 80, 40, '#DCEBFA', 8) +
    line('M302 306h14l8 -12l10 22l8 -10h16', colour.mata, 5) +
    kid(100, 462, 4, { scale: 2, hair: 'bun', arms: 'out' }) +
    kid(556, 462, 1, { scale: 2, hair: 'short' })
  )
}

export function stand(): string {
  const bottle = (x: number, fill: string, level: number) =>
    rect(x, 206, 60, 124, '#E4F1F8', 14) +
    rect(x + 6, 324 - level, 48, level, fill, 10) +
    rect(x + 20, 184, 20, 26, '#E4F1F8', 4)
  return (
    rect(0, 0, 640, 480, '#F2EAD6') +
    rect(60, 40, 520, 150, colour.white, 12) +
    rect(60, 40, 520, 44, colour.mata, 12) +
    `<text x="320" y="71" font-family="Display" font-size="24" font-weight="700" text-anchor="middle" fill="${colour.white}">De onde vem a nossa água?</text>` +
    path('M96 170L170 104L214 146L248 116L300 170Z', colour.leaf2) +
    line('M330 110h210M330 134h190M330 158h140', '#B9C9C0', 7) +
    bottle(150, '#8A6A45', 84) +
    bottle(250, '#B99B6E', 84) +
    bottle(350, '#B7D9E6', 84) +
    bottle(450, colour.rio, 84) +
    rect(30, 330, 580, 30, '#B9854F', 6) +
    rect(50, 360, 540, 120, colour.pitanga) +
    Array.from({ length: 9 }, (_, at) => rect(50 + at * 64, 360, 28, 120, '#B5281E')).join('')
  )
}

export function rehearsal(): string {
  return (
    rect(0, 0, 640, 480, '#3A1F33') +
    path('M0 0H130Q110 240 140 420H0ZM640 0H510Q530 240 500 420H640Z', colour.pitanga) +
    path('M0 0H640V50Q560 84 480 50T320 50T160 50T0 50Z', '#A5281E') +
    rect(0, 400, 640, 80, '#8C5A2B') +
    path('M320 60L180 404H460Z', '#FFF3C433') +
    kid(230, 440, 0, { scale: 2, hair: 'long', arms: 'up' }) +
    kid(330, 446, 3, { scale: 2.1, hair: 'curly', arms: 'out' }) +
    kid(424, 440, 1, { scale: 2, hair: 'short' }) +
    group(
      circle(0, 0, 30, colour.ipe) +
        circle(0, 0, 22, '#FBE3A0') +
        [0, 60, 120, 180, 240, 300].map((turn) => group(circle(0, -26, 5, colour.stone), { turn })).join(''),
      { x: 424, y: 368 },
    )
  )
}
