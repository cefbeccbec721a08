import { circle, cloud, colour, group, ipe, line, path, rect, sun, tree } from './kit.ts'

/** Drawn photos of the demo's albums: a garden, an outing, a fair. Nobody real is in them. */

const skins = ['#6B4630', '#8A5A3C', '#C68E63', '#7A5236', '#A9744F'] as const
const hairs = ['#1E1512', '#3A241A', '#141414', '#5A3A22', '#26160F'] as const
const shirts = [colour.ipe, colour.pitanga, colour.sky2, colour.leaf, '#7A5BB5', colour.white] as const

interface Pose {
  scale?: number
  /** Where the hands are, from the shoulder. */
  arms?: 'down' | 'up' | 'out'
  hair?: 'short' | 'long' | 'curly' | 'bun'
  flip?: boolean
}

/** Somebody small, from head to shoes, each a little different. */
function kid(x: number, y: number, at: number, { scale = 1, arms = 'down', hair = 'short', flip }: Pose = {}): string {
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

const sky = (fill: string = colour.sky) => rect(0, 0, 640, 480, fill)
const hills =
  path('M0 250Q120 180 260 226T640 190V480H0Z', '#9CCBB0') + path('M0 290Q180 236 340 270T640 250V480H0Z', '#6FB28E')

function bed(x: number, y: number, wide: number): string {
  return rect(x, y, wide, 46, colour.earth2, 10) + rect(x + 8, y - 10, wide - 16, 26, colour.earth, 12)
}

const sprout = (x: number, y: number, scale = 1) =>
  group(
    path('M0 0Q-22 -6 -24 -28Q-2 -24 0 0Q4 -26 26 -26Q22 -4 0 0Z', colour.leaf2) + line('M0 2V-10', colour.leaf, 4),
    { x, y, scale },
  )
const lettuce = (x: number, y: number, scale = 1) =>
  group(
    path('M-34 0Q-48 -22 -22 -28Q-20 -48 0 -42Q20 -48 22 -28Q48 -22 34 0Z', colour.leaf2) +
      path('M-20 0Q-28 -18 -10 -22Q0 -36 10 -22Q28 -18 20 0Z', '#8FD6A6'),
    { x, y, scale },
  )
const can = (x: number, y: number, turn = 0) =>
  group(
    line('M-30 -20Q-54 -34 -44 -58', colour.sky2, 8) +
      rect(-32, -40, 64, 50, colour.rio2, 10) +
      path('M28 -20L74 -52L80 -44L34 0Z', colour.rio2) +
      rect(66, -62, 24, 12, colour.sky2, 5),
    { x, y, turn },
  )

function garden(): string {
  return (
    sky() +
    sun(548, 84, 40) +
    cloud(150, 80, 0.9) +
    hills +
    rect(0, 330, 640, 150, '#CDB489') +
    [0, 1, 2].map((row) => bed(40, 316 + row * 56, 560)).join('') +
    [0, 1, 2, 3, 4, 5, 6].map((at) => sprout(90 + at * 76, 312, 0.9)).join('') +
    [0, 1, 2, 3, 4, 5].map((at) => lettuce(110 + at * 84, 372, 0.8)).join('') +
    [0, 1, 2, 3, 4, 5, 6].map((at) => sprout(84 + at * 78, 426, 1.2)).join('') +
    ipe(80, 270, 1.2) +
    group(
      rect(-5, -96, 10, 100, colour.earth) +
        rect(-52, -96, 104, 40, colour.paper, 6) +
        `<text x="0" y="-69" font-family="Display" font-size="21" font-weight="700" text-anchor="middle" fill="${colour.mata}">HORTA 7º B</text>`,
      { x: 520, y: 306 },
    )
  )
}

function watering(): string {
  const drops = Array.from({ length: 12 }, (_, at) =>
    line(`M${402 + (at % 4) * 15} ${258 + Math.floor(at / 4) * 26 + (at % 4) * 6}l-4 12`, colour.rio2, 4),
  )
  return (
    sky('#DDF0FA') +
    hills +
    tree(560, 300, 1.5) +
    tree(60, 296, 1.2) +
    rect(0, 350, 640, 130, '#CDB489') +
    bed(300, 366, 320) +
    [0, 1, 2, 3].map((at) => sprout(350 + at * 72, 364, 1.3)).join('') +
    drops.join('') +
    kid(220, 440, 1, { scale: 2.3, hair: 'curly', arms: 'out' }) +
    can(338, 292, 14) +
    kid(86, 446, 3, { scale: 2, hair: 'long' })
  )
}

function worms(): string {
  const layers = [colour.earth2, '#8B6A45', colour.earth, '#A5845A', colour.earth2]
  return (
    rect(0, 0, 640, 480, '#E9DFC8') +
    rect(0, 390, 640, 90, '#BFA274') +
    rect(150, 70, 340, 340, '#D6E7EE', 18) +
    layers.map((fill, at) => rect(164, 130 + at * 54, 312, 54, fill)).join('') +
    [
      [220, 170],
      [380, 215],
      [270, 285],
      [420, 330],
      [210, 352],
    ]
      .map(([x, y]) => line(`M${x} ${y}q14 -18 28 0t28 0`, '#E59A8C', 9))
      .join('') +
    sprout(250, 130, 1.1) +
    sprout(330, 128, 1.4) +
    sprout(410, 130, 1) +
    line('M150 96H490', colour.stone2, 8) +
    group(
      rect(0, 0, 118, 74, colour.white, 6) +
        [18, 36, 54].map((y) => line(`M14 ${y}h${y === 54 ? 50 : 88}`, '#B9C9C0', 5)).join(''),
      { x: 506, y: 330, turn: 6 },
    ) +
    group(
      circle(0, 0, 46, '#EAF4FA') +
        `<circle r="46" fill="none" stroke="${colour.stone2}" stroke-width="9"/>` +
        line('M34 34L76 76', colour.stone2, 14),
      { x: 92, y: 270 },
    )
  )
}

function harvest(): string {
  const carrot = (x: number, y: number, turn: number) =>
    group(
      path('M-14 0Q0 84 6 92Q16 40 16 0Z', '#F08A2C') +
        path('M0 0Q-26 -34 -12 -52Q0 -30 2 -4Q8 -40 26 -46Q26 -20 4 0Z', colour.leaf),
      { x, y, turn },
    )
  return (
    rect(0, 0, 640, 480, '#F3E7CC') +
    rect(0, 330, 640, 150, '#C99F63') +
    rect(0, 330, 640, 14, '#B98C50') +
    [0, 1, 2].map((at) => line(`M0 ${372 + at * 38}H640`, '#BB8F55', 3)).join('') +
    lettuce(220, 262, 2.1) +
    lettuce(410, 258, 2) +
    carrot(316, 196, -8) +
    carrot(356, 204, 12) +
    carrot(284, 210, -24) +
    circle(486, 250, 34, colour.pitanga) +
    circle(146, 256, 30, colour.pitanga) +
    path('M486 216l-16 -14l16 4l16 -4Z', colour.leaf) +
    path('M146 226l-14 -12l14 4l14 -4Z', colour.leaf) +
    path('M96 258H544L506 398Q500 414 482 414H158Q140 414 134 398Z', '#A9713C') +
    [0, 1, 2, 3].map((at) => line(`M${112 + at * 10} ${286 + at * 30}H${528 - at * 10}`, '#8C5A2B', 7)).join('') +
    [0, 1, 2, 3, 4, 5].map((at) => line(`M${150 + at * 68} 262L${168 + at * 61} 408`, '#8C5A2B', 5)).join('')
  )
}

function scarecrow(): string {
  return (
    sky('#BFE0F2') +
    cloud(470, 90, 1.1) +
    cloud(120, 120, 0.7) +
    hills +
    rect(0, 372, 640, 108, '#CDB489') +
    bed(30, 390, 250) +
    bed(370, 390, 240) +
    [0, 1, 2].map((at) => lettuce(90 + at * 70, 386, 0.9) + lettuce(430 + at * 62, 386, 0.9)).join('') +
    rect(312, 150, 16, 270, colour.earth2) +
    rect(206, 208, 228, 16, colour.earth2, 8) +
    path('M246 196H394L412 330H228Z', colour.pitanga) +
    [0, 1, 2].map((at) => line(`M${262 + at * 52} 200V326`, '#B5281E', 7)).join('') +
    line('M222 214H190M418 214H450', colour.ipe, 16) +
    circle(320, 156, 42, '#EBCB8B') +
    path('M240 128H400L372 122L350 66H290L268 122Z', colour.ipeEdge) +
    rect(274, 108, 92, 14, colour.mata) +
    circle(304, 156, 5, colour.ink) +
    circle(336, 156, 5, colour.ink) +
    line('M300 176Q320 190 340 176', colour.ink, 5) +
    group(path('M0 0Q20 -22 44 -4Q20 4 0 0Z', colour.ink) + path('M18 -6L30 -30L36 -4Z', '#2B3B33'), {
      x: 428,
      y: 196,
      scale: 1.1,
    })
  )
}

function salad(): string {
  return (
    rect(0, 0, 640, 480, '#DCEBDD') +
    rect(0, 250, 640, 230, '#F7F1E1') +
    Array.from({ length: 12 }, (_, at) => rect(at * 56, 250, 28, 230, '#F0D9D2')).join('') +
    `<ellipse cx="320" cy="330" rx="200" ry="90" fill="${colour.white}"/><ellipse cx="320" cy="322" rx="168" ry="70" fill="#E8EFE9"/>` +
    [
      [250, 310],
      [320, 296],
      [392, 312],
      [290, 346],
      [356, 348],
    ]
      .map(([x, y]) => lettuce(x!, y! + 14, 1.3))
      .join('') +
    [
      [276, 330],
      [350, 316],
      [392, 344],
      [314, 352],
      [246, 338],
    ]
      .map(([x, y]) => circle(x!, y!, 17, colour.pitanga) + circle(x!, y!, 10, '#F06A5E'))
      .join('') +
    [
      [300, 308],
      [372, 332],
      [334, 338],
    ]
      .map(([x, y]) => circle(x!, y!, 12, '#F08A2C'))
      .join('') +
    line('M84 250V420M70 250V290Q84 306 98 290V250', colour.stone, 9) +
    line('M556 250V420', colour.stone, 9) +
    path('M546 250Q584 290 558 336H546Z', colour.stone)
  )
}

function bus(): string {
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

function trail(): string {
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

function bromeliad(): string {
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

function bridge(): string {
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

function everybody(): string {
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

function volcano(): string {
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

function robot(): string {
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

function stand(): string {
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

function rehearsal(): string {
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

/** By the name of their file. */
export const photos: Record<string, string> = {
  'album-horta-canteiros': garden(),
  'album-horta-regando': watering(),
  'album-horta-minhocas': worms(),
  'album-horta-colheita': harvest(),
  'album-horta-espantalho': scarecrow(),
  'album-horta-salada': salad(),
  'album-passeio-onibus': bus(),
  'album-passeio-trilha': trail(),
  'album-passeio-bromelia': bromeliad(),
  'album-passeio-ponte': bridge(),
  'album-passeio-turma': everybody(),
  'album-feira-vulcao': volcano(),
  'album-feira-robo': robot(),
  'album-feira-agua': stand(),
  'album-teatro-ensaio': rehearsal(),
}
