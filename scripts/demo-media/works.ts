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

/** What the students of the demo handed in, drawn; nobody's real homework. */
export const works: Record<string, string> = {
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
