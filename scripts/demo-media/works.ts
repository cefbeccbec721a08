import { arrow, circle, colour, group, ipe, line, path, rect, sun, tree } from './kit.ts'

/** A sheet of a notebook on a desk, as a student would photograph it. */
function sheet(drawn: string): string {
  const lines = Array.from({ length: 5 }, (_, at) => line(`M70 ${300 + at * 24}h${at === 4 ? 150 : 330}`, '#B9C9C0', 4))
  return (
    rect(0, 0, 640, 480, colour.earth) +
    group(rect(0, 0, 470, 440, colour.paper, 6) + rect(0, 0, 34, 440, '#E6ECE2', 6) + drawn + lines.join(''), {
      x: 90,
      y: 14,
      turn: 2,
    })
  )
}

/** A rain gauge of a bottle and a paper ruler on a window sill, on a day of rain. */
function gauge(): string {
  const rain = Array.from({ length: 26 }, (_, at) => {
    const [x, y] = [((at * 97) % 600) + 20, ((at * 53) % 300) + 10]
    return line(`M${x} ${y}l-9 26`, '#EAF4FA', 4)
  })
  const marks = Array.from({ length: 7 }, (_, at) =>
    line(`M366 ${196 + at * 26}h${at % 2 ? 14 : 22}`, colour.earth2, 4),
  )
  return (
    rect(0, 0, 640, 480, colour.sand) +
    rect(24, 0, 592, 396, '#BFD9E8') +
    path('M24 300Q150 210 300 270T616 240V396H24Z', '#8FC1AE') +
    path('M24 350Q180 290 340 330T616 310V396H24Z', '#5DA78A') +
    rain.join('') +
    rect(0, 396, 640, 84, colour.paper) +
    rect(0, 448, 640, 32, colour.sand2) +
    path('M262 100H418L372 156H308Z', '#E4F1F8') +
    rect(270, 150, 140, 262, '#DCEDF6', 20) +
    rect(280, 300, 120, 104, colour.rio, 14) +
    rect(280, 344, 120, 60, colour.rio2, 14) +
    rect(362, 178, 34, 214, '#FFF0C4', 5) +
    marks.join('') +
    path('M334 236q-14 20 0 30q14-10 0-30Z', colour.rio2) +
    rect(478, 318, 96, 90, '#CF6F45', 10) +
    rect(468, 300, 116, 26, '#B9583A', 6) +
    path('M526 300Q516 220 532 176Q552 224 532 300Z', colour.leaf) +
    path('M520 300Q470 268 478 216Q522 240 526 300ZM534 300Q588 270 582 214Q538 238 532 300Z', colour.leaf2) +
    group(
      rect(0, 0, 132, 84, colour.paper, 6) +
        [20, 38, 56].map((y) => line(`M16 ${y}h${y === 56 ? 54 : 96}`, '#B9C9C0', 5)).join('') +
        rect(150, -18, 12, 112, colour.ipe, 5),
      { x: 70, y: 352, turn: 5 },
    )
  )
}

/** What the students of the demo handed in or photographed, drawn; nobody's real work. */
export const works: Record<string, string> = {
  'feed-pluviometro': gauge(),
  'entrega-1': sheet(
    sun(390, 60, 26) +
      path('M70 250L170 110L230 180L290 130L420 250Z', colour.leaf2) +
      line('M210 160Q220 220 300 236T430 262', colour.rio2, 8) +
      arrow([100, 70], [150, 110], colour.rio2, 5) +
      tree(110, 262, 0.6),
  ),
  'entrega-2': sheet(
    line('M70 240H430M110 160H390', colour.earth2, 8) +
      [0, 1, 2, 3]
        .map((at) => line(`M${70 + at * 90} 240L${115 + at * 90} 160L${160 + at * 90} 240`, colour.ipeEdge, 8))
        .join('') +
      [0, 1, 2, 3, 4].map((at) => circle(70 + at * 90, 240, 7, colour.pitanga)).join(''),
  ),
  'entrega-3': sheet(
    ipe(120, 260) +
      rect(220, 130, 190, 130, colour.sand2, 6) +
      path('M200 136L315 60L430 136Z', colour.pitanga) +
      rect(290, 190, 46, 70, colour.earth2, 4) +
      rect(240, 170, 34, 34, colour.rio, 4),
  ),
}
