import {
  arrow,
  between,
  circle,
  colour,
  dashes,
  fix,
  group,
  height,
  hut,
  ipe,
  line,
  mix,
  palm,
  path,
  person,
  plate,
  ramp,
  rect,
  sun,
  width,
  type Scene,
} from './kit.ts'

type Point = readonly [number, number]

/** From the other side of the ocean to a village of today. */
export const word: Scene = (second) =>
  ocean(second) + camp(second) + flight(second) + village(second) + years(second) + people(second)

function ocean(second: number): string {
  return group(
    rect(0, 0, width, height, colour.rio2) +
      path('M0 40Q120 60 170 130Q260 180 240 240Q190 330 130 380Q90 440 60 480H0Z', colour.leaf) +
      path('M640 0Q560 60 560 130Q600 190 690 190Q720 260 720 330Q760 420 800 480H854V0Z', colour.ipeEdge) +
      circle(742, 300, 9 + 2 * Math.sin(second * 3), colour.pitanga) +
      plate('Angola', 742, 258, { size: 20 }) +
      plate('Brasil', 110, 250, { size: 20 }) +
      line(
        'M710 310Q480 400 250 250',
        colour.white,
        4,
        `stroke-dasharray="4 16" stroke-dashoffset="${fix(second * -20)}"`,
      ) +
      plate('quilombo', 430, 140, { show: ramp(second, 0.6, 1.6), size: 40 }),
    { show: 1 - ramp(second, 5.6, 6.2) },
  )
}

function camp(second: number): string {
  const flame = 26 + 5 * Math.sin(second * 7)
  return group(
    rect(0, 0, width, height, '#F6D9A4') +
      sun(660, 110, 54) +
      path('M0 330Q240 290 480 330T854 320V480H0Z', colour.sand2) +
      [150, 290, 570, 710].map((x, at) => hut(x, 350 + (at % 2) * 14, 1.1)).join('') +
      [330, 390, 470, 530].map((x, at) => person(x, 420 + (at % 2) * 8, at)).join('') +
      path(
        `M416 420Q404 ${fix(420 - flame)} 430 ${fix(400 - flame)}Q456 ${fix(420 - flame)} 444 420Z`,
        colour.pitanga,
      ) +
      plate('kilombo', 430, 120, { size: 36 }),
    { show: between(second, 5.8, 12.4) },
  )
}

/** The way up, as two bows of three points each. */
const uphill: readonly (readonly [Point, Point, Point])[] = [
  [
    [130, 430],
    [340, 400],
    [460, 320],
  ],
  [
    [460, 320],
    [580, 240],
    [640, 190],
  ],
]

function pointOf(bows: typeof uphill, part: number): Point {
  const place = Math.min(part * bows.length, bows.length - 0.001)
  const [from, over, to] = bows[Math.floor(place)]!
  const way = place % 1
  const along = (axis: 0 | 1) => mix(mix(from[axis], over[axis], way), mix(over[axis], to[axis], way), way)
  return [along(0), along(1)]
}

function flight(second: number): string {
  const part = ramp(second, 13, 18)
  const at = (delay: number) => pointOf(uphill, Math.max(0, part - delay))
  return group(
    rect(0, 0, width, height, '#274E63') +
      circle(150, 90, 34, '#F4EFD7') +
      path('M300 480Q480 260 640 180T854 150V480Z', colour.deep2) +
      path('M0 400Q220 380 420 430T854 420V480H0Z', colour.deep) +
      line('M130 430Q340 400 460 320T640 190', colour.sand, 16) +
      [560, 700, 790].map((x, index) => palm(x, 240 - index * 16, 0.8)).join('') +
      [0, 0.08, 0.16].map((delay, index) => person(at(delay)[0], at(delay)[1], index, 0.7)).join('') +
      hut(660, 190, 0.7) +
      hut(740, 184, 0.7),
    { show: between(second, 11.9, 19.4) },
  )
}

function village(second: number): string {
  const rows = [0, 1, 2, 3].map((row) =>
    Array.from({ length: 9 }, (_, at) =>
      line(`M${80 + at * 34 + row * 6} ${370 + row * 26}q-8 -16 -12 -22m12 22q6 -18 12 -24`, colour.leaf, 4),
    ).join(''),
  )
  return group(
    rect(0, 0, width, height, colour.sky) +
      sun(120, 90, 44) +
      path('M0 300Q260 200 520 280T854 260V480H0Z', colour.leaf2) +
      path('M40 350H420L460 480H20Z', colour.earth) +
      rows.join('') +
      [520, 630, 740].map((x, at) => hut(x, 330 + (at % 2) * 10)).join('') +
      palm(800, 350) +
      ipe(460, 320) +
      [520, 580, 640, 700].map((x, at) => person(x, 430 - Math.abs(6 * Math.sin(second * 3 + at)), at)).join('') +
      [480, 740].map((x) => path(`M${x} 440q-4 -30 16 -30t16 30q-16 8 -32 0Z`, colour.pitanga)).join(''),
    { show: between(second, 18.9, 25.4) },
  )
}

function years(second: number): string {
  return group(
    rect(0, 0, width, height, colour.deep) +
      dashes(112, 270, { count: 9, done: Math.floor(mix(0, 9.9, ramp(second, 26, 29.5))) }) +
      plate('1888', 140, 210) +
      plate('hoje', 690, 200),
    { show: between(second, 24.9, 30.4) },
  )
}

function people(second: number): string {
  const shown = Math.floor(mix(1, 34, ramp(second, 30, 34)))
  const crowd = Array.from({ length: shown }, (_, at) => {
    const row = Math.floor(at / 12)
    return person(70 + (at % 12) * 64 + (row % 2) * 30, 300 + row * 62, at)
  })
  return group(
    rect(0, 0, width, height, colour.mata) +
      path('M0 220Q240 150 480 210T854 190V480H0Z', colour.leaf) +
      sun(740, 80, 44) +
      crowd.join('') +
      plate('mais de 1 milhão de pessoas', 400, 110, { show: ramp(second, 31, 32), size: 30 }),
    { show: ramp(second, 29.9, 30.5) },
  )
}

function sticks(points: readonly Point[], bars: readonly (readonly [number, number])[]): string {
  return (
    bars
      .map(([from, to]) =>
        line(`M${points[from]!.map(fix).join(' ')}L${points[to]!.map(fix).join(' ')}`, colour.sand2, 18),
      )
      .join('') + points.map(([x, y]) => circle(x, y, 10, colour.pitanga)).join('')
  )
}

/** Sticks and pins: what gives way, and what does not. */
export const triangle: Scene = (second) => {
  const push = 90 * ramp(second, 4, 7) + 14 * Math.sin(second * 2) * between(second, 7, 13)
  const braced = ramp(second, 26, 27)
  const square = (lean: number): Point[] => [
    [337, 350],
    [337 + lean, 170 + Math.abs(lean) * 0.22],
    [517 + lean, 170 + Math.abs(lean) * 0.22],
    [517, 350],
  ]
  const frame = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ] as const
  const finger = (x: number, y: number, show: number) =>
    group(arrow([x - 90, y], [x - 18, y], colour.ipe, 10), { show })
  const shake = 2 * Math.sin(second * 14) * between(second, 14, 20)
  return (
    rect(0, 0, width, height, colour.deep) +
    line(
      'M-20 120Q200 40 420 120T880 90M-20 180Q220 110 430 180T880 150M-20 430Q240 380 460 430T880 410',
      colour.deep2,
      3,
    ) +
    group(sticks(square(push), frame) + finger(337 + push, 190, between(second, 3.5, 13)), {
      show: 1 - ramp(second, 12.5, 13.2),
    }) +
    group(
      sticks(
        [
          [327, 350],
          [427 + shake, 170],
          [527, 350],
        ],
        [
          [0, 1],
          [1, 2],
          [2, 0],
        ],
      ) + finger(425, 178, between(second, 14, 20)),
      {
        show: between(second, 13, 26),
      },
    ) +
    group(sticks(square(60 * (1 - braced)), braced > 0.5 ? [...frame, [0, 2]] : frame), {
      show: between(second, 25.6, 31),
    }) +
    plate('quadrado: entorta', 427, 90, { show: between(second, 7, 12.8) }) +
    plate('triângulo: não muda', 427, 90, { show: between(second, 14.5, 20) }) +
    plate('um só triângulo', 427, 90, { show: between(second, 20.5, 26) }) +
    plate('dois triângulos', 427, 90, { show: between(second, 27, 31) }) +
    bridge(ramp(second, 30.8, 31.6))
  )
}

function bridge(show: number): string {
  const bottom = Array.from({ length: 6 }, (_, at): Point => [127 + at * 120, 300])
  const top = Array.from({ length: 5 }, (_, at): Point => [187 + at * 120, 196])
  const bars = [
    ...bottom.slice(1).map((_, at) => [at, at + 1] as const),
    ...top.slice(1).map((_, at) => [6 + at, 7 + at] as const),
    ...top.flatMap((_, at) => [[at, 6 + at] as const, [6 + at, at + 1] as const]),
  ]
  return group(
    rect(0, 0, width, height, colour.sky) +
      path('M0 300H150L110 480H0ZM854 300H704L744 480H854Z', colour.leaf) +
      path('M110 420Q300 408 430 420T744 420V480H100Z', colour.rio2) +
      sticks([...bottom, ...top], bars) +
      ipe(60, 302) +
      ipe(800, 302),
    { show },
  )
}
