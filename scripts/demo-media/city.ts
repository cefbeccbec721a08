import {
  arrow,
  between,
  circle,
  cloud,
  colour,
  drop,
  fix,
  group,
  height,
  ipe,
  line,
  path,
  plate,
  rain,
  ramp,
  rect,
  tree,
  width,
  type Scene,
} from './kit.ts'

const walls = ['#234F70', '#1D4462', '#29587B'] as const

function building(x: number, top: number, wide: number, at: number): string {
  const windows = Array.from({ length: Math.floor((300 - top) / 34) }, (_, row) =>
    Array.from({ length: Math.floor((wide - 16) / 26) }, (__, column) =>
      rect(x + 12 + column * 26, top + 16 + row * 34, 13, 17, (row + column + at) % 3 === 0 ? '#6E7F86' : '#EAD9A0', 4),
    ).join(''),
  ).join('')
  return rect(x, top, wide, 330 - top, walls[at % walls.length]!, 6) + windows
}

const skyline = (
  [
    [64, 170, 90],
    [170, 130, 80],
    [262, 200, 96],
    [540, 160, 84],
    [636, 206, 106],
    [756, 176, 80],
  ] as const
).map(([x, top, wide], at) => building(x, top, wide, at))

/** The street of asphalt at the left, earth and trees at the right; forest before it and the pipes below. */
export const city: Scene = (second) => {
  const flood = 40 * ramp(second, 21, 27) * (1 - ramp(second, 30, 35))
  const sponge = ramp(second, 28, 31)
  const ground =
    rect(0, 0, width, height, colour.sky2) +
    path('M0 290Q220 220 430 280T854 270V480H0Z', '#3E7CA6') +
    circle(716, 96, 46, '#E9CB6A') +
    skyline.join('') +
    rect(0, 330, 430, 150, colour.stone2) +
    rect(0, 330, 430, 14, colour.stone) +
    rect(430, 330, 424, 150, colour.earth) +
    rect(430, 330, 424, 18, colour.leaf) +
    [20, 110, 200, 290].map((x) => rect(x, 352, 50, 6, colour.ipe, 3)).join('') +
    rect(360, 338, 52, 10, colour.ink, 4) +
    tree(490, 332) +
    ipe(580, 332) +
    tree(800, 332, 0.9)
  const green = group(
    [30, 150, 260].map((x) => rect(x, 330, 70, 14, colour.leaf2, 6) + tree(x + 35, 334, 0.6)).join('') +
      rect(64, 162, 90, 10, colour.leaf2, 5) +
      rect(262, 192, 96, 10, colour.leaf2, 5),
    { show: sponge },
  )
  const water =
    path(
      `M0 ${fix(336 - flood)}Q110 ${fix(330 - flood + 3 * Math.sin(second * 3))} 220 ${fix(336 - flood)}T430 ${fix(336 - flood)}V344H0Z`,
      flood > 1 ? colour.rio : 'none',
    ) +
    group(rain(second, { x: 60, y: 110, w: 780, h: 220, count: 46 }, '#BFE0F5'), { show: between(second, 5, 36) }) +
    cloud(330, 84, 1.1) +
    cloud(540, 70, 0.8, '#C9D8E2') +
    group([470, 540, 620, 700, 770].map((x, at) => drop(x, 370 + ((second * 24 + at * 19) % 90), 0.8)).join(''), {
      show: between(second, 6, 36),
    }) +
    group(arrow([640, 356], [640, 430]), { show: between(second, 7, 13) }) +
    group(arrow([120, 376], [300, 376]), { show: between(second, 13, 21) }) +
    group(path('M362 338q10 -22 26 -6t24 4v12h-50Z', colour.paper), { show: ramp(second, 21, 22) * (1 - sponge) })
  const words =
    plate('o solo bebe', 640, 290, { show: between(second, 7, 13) }) +
    plate('o asfalto não deixa entrar', 230, 290, { show: between(second, 13.5, 21), size: 20 }) +
    plate('bueiro entupido', 300, 260, { show: between(second, 21.5, 28) }) +
    plate('cidade-esponja', 230, 286, { show: between(second, 29, 36) })
  return ground + green + water + words + forest(second) + pipes(second) + view(second)
}

function forest(second: number): string {
  return group(
    rect(0, 0, width, height, colour.sky) +
      cloud(420, 80, 1.2, '#DCE6EC') +
      rect(0, 320, width, 160, colour.earth) +
      rect(0, 316, width, 16, colour.leaf) +
      Array.from({ length: 13 }, (_, at) => tree(30 + at * 66, 320, 1 + (at % 3) * 0.25)).join('') +
      rain(second, { x: 20, y: 100, w: 820, h: 200, count: 30 }, colour.rio2) +
      [80, 220, 360, 500, 640, 780].map((x, at) => drop(x, 350 + ((second * 26 + at * 23) % 100))).join(''),
    { show: 1 - ramp(second, 5, 6) },
  )
}

function pipes(second: number): string {
  const flow = `stroke-dasharray="18 22" stroke-dashoffset="${fix(-second * 40)}"`
  return group(
    rect(0, 0, width, height, colour.deep) +
      path('M0 300Q60 288 120 300T230 300V480H0Z', colour.rio2) +
      line('M200 330H360M520 330H640V240H700', colour.stone, 22) +
      line('M200 330H360M520 330H640V240H700', colour.rio, 8, flow) +
      rect(350, 250, 180, 130, colour.sand2, 10) +
      [372, 424, 476].map((x) => rect(x, 300, 40, 56, colour.rio, 8)).join('') +
      path('M700 222h50q22 0 22 24v22h-26v-16h-46Z', colour.white) +
      path('M722 330H800L790 410H732Z', colour.rio) +
      line('M714 316L728 414H794L808 316', colour.white, 6) +
      drop(759, 284 + ((second * 60) % 40)) +
      plate('rio', 90, 250, { size: 20 }) +
      plate('tratamento', 440, 220, { size: 20 }) +
      plate('torneira', 730, 190, { size: 20 }),
    { show: between(second, 36, 43.4) },
  )
}

/** The last question is asked at a window. */
function view(second: number): string {
  return group(
    path(`M0 0H854V480H0ZM170 60V420H684V60Z`, colour.sand).replace('/>', ' fill-rule="evenodd"/>') +
      line('M170 60H684V420H170ZM427 60V420M170 240H684', colour.earth, 16),
    { show: ramp(second, 43, 44) },
  )
}
