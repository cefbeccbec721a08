import { hills, kid, sky } from './album-kit.ts'
import { circle, cloud, colour, group, ipe, line, path, rect, sun, tree } from './kit.ts'

/** Eight weeks of the school's garden, drawn. */

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

export function garden(): string {
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

export function watering(): string {
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

export function worms(): string {
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

export function harvest(): string {
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

export function scarecrow(): string {
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

export function salad(): string {
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
