import {
  arrow,
  circle,
  cloud,
  colour,
  drop,
  fix,
  group,
  hut,
  ipe,
  line,
  palm,
  path,
  person,
  plate,
  rain,
  rect,
  sun,
  tree,
} from './kit.ts'

const dashed = 'stroke-dasharray="3 15"'

/** Sea, cloud, mountain and river, with a word at each step of the way. */
function waterCycle(): string {
  return (
    rect(0, 0, 640, 480, colour.sky) +
    sun(92, 84, 46) +
    path('M300 330L450 132L520 226L566 182L640 280V480H300Z', colour.deep2) +
    path('M450 132l-32 42q16 12 32 -2q18 14 32 0Z', colour.white) +
    path('M190 336Q420 274 640 316V480H190Z', colour.leaf) +
    path('M210 392Q420 360 640 390V480H210Z', colour.earth) +
    path('M0 334Q56 326 112 334T236 336L262 480H0Z', colour.rio2) +
    line('M470 250Q430 296 350 308T228 348', colour.rio, 12) +
    [372, 412, 560, 606].map((x, at) => tree(x, 340 + (at % 2) * 14, 0.72)).join('') +
    ipe(508, 352, 0.8) +
    [40, 92, 144].map((x) => line(`M${x} 312q8 -14 0 -28t0 -28`, colour.white, 6)).join('') +
    cloud(256, 96, 0.86) +
    cloud(452, 80, 1, '#DCE6EC') +
    rain(0.3, { x: 396, y: 116, w: 130, h: 120, count: 16 }, colour.rio2) +
    arrow([92, 232], [164, 140], colour.sky2, 6) +
    arrow([330, 82], [368, 78], colour.sky2, 6) +
    arrow([330, 334], [276, 352], colour.white, 6) +
    [330, 420, 520].map((x) => drop(x, 420, 0.9)).join('') +
    plate('evaporação', 112, 196, { size: 19 }) +
    plate('condensação', 256, 152, { size: 19 }) +
    plate('precipitação', 548, 142, { size: 19 }) +
    plate('infiltração', 424, 454, { size: 19 })
  )
}

/** A river of vapour above the forest, and Nina in it. */
function flyingRiver(): string {
  const forest = Array.from({ length: 17 }, (_, at) => tree(at * 40, 446 + ((at * 29) % 34), 1.1 + (at % 3) * 0.16))
  const steam = [90, 250, 410, 560].map((x) => line(`M${x} 340q8 -16 0 -32t0 -32`, colour.white, 6))
  return (
    rect(0, 0, 640, 480, colour.sky) +
    sun(548, 78, 42) +
    path('M0 300Q160 250 320 286T640 262V480H0Z', '#9CCBB0') +
    path('M-20 214Q130 120 300 168T680 96V176Q480 226 330 230T-20 286Z', colour.white) +
    path('M-20 236Q140 158 310 196T680 128V150Q490 204 320 214T-20 264Z', '#DCEDF6') +
    line('M60 216Q180 164 300 190M360 186Q480 176 580 136', colour.rio, 6, dashed) +
    steam.join('') +
    path('M0 372Q200 340 420 366T640 352V480H0Z', colour.deep2) +
    forest.join('') +
    drop(318, 188, 2.6, colour.rio2) +
    circle(311, 198, 3, colour.white) +
    circle(325, 198, 3, colour.white) +
    line('M310 207Q318 213 326 207', colour.white, 3) +
    arrow([412, 116], [492, 92], colour.sky2, 6) +
    plate('rio voador', 176, 116, { size: 22 })
  )
}

/** A triangle in the rectangle of the same base and height. */
function heights(): string {
  const grid = Array.from({ length: 15 }, (_, at) => line(`M${at * 46 - 4} 0V480M0 ${at * 46 - 4}H640`, '#E6ECE2', 2))
  return (
    rect(0, 0, 640, 480, colour.paper) +
    grid.join('') +
    rect(110, 108, 420, 252, '#E4F1F8') +
    path('M110 360L250 108V360Z', '#FFE39A') +
    path('M530 360L250 108V360Z', colour.ipe) +
    line('M110 108H530V360H110Z', colour.sky2, 4, 'stroke-dasharray="2 12"') +
    line('M110 360L250 108L530 360Z', colour.ink, 7) +
    line('M250 108V360', colour.pitanga, 6, 'stroke-dasharray="16 12"') +
    line('M250 332H278V360', colour.pitanga, 5) +
    line('M110 396H530M110 386V406M530 386V406', colour.mata, 5) +
    [
      [110, 360],
      [250, 108],
      [530, 360],
    ]
      .map(([x, y]) => circle(x!, y!, 9, colour.mata))
      .join('') +
    plate('altura h', 322, 240, { size: 22 }) +
    plate('base b', 320, 430, { size: 22 }) +
    plate('o triângulo é metade do retângulo', 320, 54, { size: 22 })
  )
}

/** How Iraci measured the river without crossing it: seen from above. */
function acrossTheRiver(): string {
  const stake = (x: number, y: number) => circle(x, y, 13, colour.earth2) + circle(x, y, 6, colour.ipe)
  return (
    rect(0, 0, 640, 480, '#BFE0CB') +
    rect(0, 0, 640, 66, colour.leaf2) +
    path('M0 64Q160 52 320 64T640 62V222Q480 232 320 222T0 224Z', colour.rio) +
    [104, 146, 188]
      .map((y, at) => line(`M${40 + at * 60} ${y}q30 -10 60 0t60 0M400 ${y}q30 -10 60 0t60 0`, '#B5DDF3', 5))
      .join('') +
    path('M160 62L160 232L320 232Z', 'rgba(255, 198, 41, 0.55)') +
    path('M480 402L480 232L320 232Z', 'rgba(210, 54, 42, 0.4)') +
    line('M160 62L480 402', colour.ink, 5, 'stroke-dasharray="14 12"') +
    line('M160 62V232H480V402', colour.ink, 5) +
    line('M160 208H184V232M480 256H456V232', colour.ink, 4) +
    circle(160, 50, 30, colour.leaf) +
    circle(150, 42, 15, colour.mata) +
    [160, 320, 480].map((x) => stake(x, 232)).join('') +
    person(480, 446, 3, 0.9) +
    plate('10 passos', 238, 268, { size: 18 }) +
    plate('10 passos', 402, 204, { size: 18 }) +
    plate('12 passos', 560, 324, { size: 18 }) +
    plate('largura do rio', 76, 146, { size: 15 }) +
    plate('árvore', 256, 32, { size: 18 })
  )
}

/** The map that a community drew of itself. */
function socialMap(): string {
  const field = (x: number, y: number, fill: string) =>
    group(
      rect(0, 0, 96, 62, fill, 8) +
        [0, 1, 2].map((row) => line(`M12 ${16 + row * 16}h72`, colour.leaf, 4, 'stroke-dasharray="2 12"')).join(''),
      { x, y, turn: -4 },
    )
  const cross = (x: number) => line(`M${x} 392v-26M${x - 8} 376h16`, colour.stone2, 5)
  return (
    rect(0, 0, 640, 480, colour.sand2) +
    rect(14, 14, 612, 452, colour.sand, 10) +
    path('M470 14Q440 120 500 200T470 360Q450 420 474 466H560Q540 420 556 350T584 200Q532 110 556 14Z', colour.rio) +
    line('M516 60q-14 40 4 80M536 240q-6 40 -12 70', '#B5DDF3', 5) +
    field(60, 70, '#CFE3B4') +
    field(182, 54, '#DCE9BF') +
    field(300, 72, '#CFE3B4') +
    line('M80 430Q160 330 250 300T430 250', colour.earth, 7, 'stroke-dasharray="4 16"') +
    hut(170, 270, 0.8) +
    hut(112, 316, 0.8) +
    hut(214, 348, 0.8) +
    tree(316, 296, 1.3) +
    [284, 348].map((x, at) => person(x, 312, at, 0.55)).join('') +
    [340, 372, 404].map(cross).join('') +
    path('M492 292q18 -16 38 0q-20 16 -38 0l-12 -10v20Z', colour.sky2) +
    palm(436, 190, 0.7) +
    rect(60, 398, 52, 36, colour.pitanga, 4) +
    path('M52 402L86 374L120 402Z', colour.earth2) +
    plate('roças', 116, 168, { size: 17 }) +
    plate('árvore das reuniões', 300, 172, { size: 15 }) +
    plate('pesca', 516, 332, { size: 15 }) +
    plate('cemitério antigo', 384, 424, { size: 15 }) +
    plate('caminho da escola', 176, 446, { size: 15 })
  )
}

/** Leaves, seeds, chintz and a string full of knots: a book without letters. */
function notebook(): string {
  const leaf = (turn: number) => group(path('M0 0Q-15 -40 0 -78Q15 -40 0 0Z', colour.leaf), { turn })
  const along = (at: number): [number, number] => [346 + at * 5, 334 + 15 * Math.sin(at * 0.36)]
  const string = Array.from({ length: 41 }, (_, at) => along(at).map(fix).join(' ')).join('L')
  const knots = Array.from({ length: 9 }, (_, at) => circle(...along(at * 4 + 4), 7, colour.earth))
  const flower = (x: number, y: number) =>
    [0, 72, 144, 216, 288].map((turn) => group(circle(0, -9, 7, colour.ipe), { x, y, turn })).join('') +
    circle(x, y, 6, colour.white)
  return (
    rect(0, 0, 640, 480, colour.earth) +
    [110, 240, 370].map((y) => line(`M0 ${y}h640`, colour.earth2, 4)).join('') +
    rect(56, 60, 528, 372, colour.mata, 18) +
    rect(72, 74, 246, 344, colour.paper, 8) +
    rect(322, 74, 246, 344, colour.sand, 8) +
    rect(316, 68, 8, 356, colour.deep, 4) +
    group([-64, -32, 0, 32, 64].map(leaf).join('') + line('M0 0V58', colour.leaf, 6), { x: 194, y: 218 }) +
    [
      [128, 344],
      [160, 366],
      [196, 346],
      [232, 368],
      [262, 342],
    ]
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="14" ry="9" fill="#B9583A"/><path d="M${x! - 8} ${y}q8 -6 16 0" stroke="#F3D9B0" stroke-width="3" fill="none"/>`,
      )
      .join('') +
    group(
      rect(0, 0, 176, 132, colour.pitanga, 4) +
        flower(38, 36) +
        flower(100, 28) +
        flower(142, 74) +
        flower(64, 96) +
        circle(106, 84, 11, colour.sand) +
        line('M106 95l-5 16', colour.sand, 4),
      { x: 356, y: 112, turn: 3 },
    ) +
    line(`M${string}`, '#C9A36A', 6) +
    knots.join('')
  )
}

/** Pictures in the texts and the books of the demo's courses, by the name of their file. */
export const figures: Record<string, string> = {
  'figura-ciclo-da-agua': waterCycle(),
  'figura-rio-voador': flyingRiver(),
  'figura-altura': heights(),
  'figura-medir-o-rio': acrossTheRiver(),
  'figura-mapa-social': socialMap(),
  'figura-caderno': notebook(),
}
