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
  mix,
  path,
  plate,
  rain,
  ramp,
  rect,
  sun,
  tree,
  width,
  type Scene,
} from './kit.ts'

const whole = rect(0, 0, width, height, colour.sky)

function vapour(second: number, x: number, y: number, show: number): string {
  const rise = (second * 22) % 40
  return group(
    [0, 26, 52].map((at) => line(`M${at} ${fix(-rise)}q8 -14 0 -28t0 -28`, colour.white, 5, 'opacity="0.9"')).join(''),
    { x, y, show },
  )
}

/** Sea at the left, mountains at the right, a river between them. */
export const cycle: Scene = (second) => {
  const clouds = ramp(second, 20, 24)
  const rains = ramp(second, 27, 28.5)
  const flows = ramp(second, 33, 35)
  const glass = 1 - ramp(second, 4.5, 6)
  const land =
    whole +
    sun(720, 84, mix(46, 52, between(second, 6, 14))) +
    path('M430 330L600 120L690 230L760 160L854 300V480H430Z', colour.deep2) +
    path('M600 120l-38 47q20 14 38 -2q20 16 36 0Z', colour.white) +
    path('M250 330Q520 270 854 318V480H250Z', colour.leaf) +
    path('M250 380Q520 350 854 384V480H250Z', colour.earth) +
    path(`M0 330Q70 ${fix(322 + 4 * Math.sin(second * 2))} 140 330T300 332L330 480H0Z`, colour.rio2) +
    line('M612 250Q560 300 470 310T300 342', colour.rio, 12) +
    [430, 480, 700, 760].map((x, at) => tree(x, 330 + (at % 2) * 14, 0.8)).join('') +
    ipe(640, 346, 0.8)
  const water =
    [40, 120, 200].map((x) => vapour(second, x, 322, between(second, 6, 33))).join('') +
    [430, 700].map((x) => vapour(second, x - 20, 250, between(second, 14, 33))).join('') +
    cloud(mix(300, 560, ramp(second, 22, 28)), 92, clouds, rains > 0 ? '#DCE6EC' : colour.white) +
    cloud(mix(180, 430, ramp(second, 22, 28)), 120, clouds * 0.8) +
    group(rain(second, { x: 420, y: 130, w: 250, h: 170, count: 24 }, colour.rio2), {
      show: rains * (1 - ramp(second, 38, 40)),
    }) +
    group(
      [0, 1, 2, 3].map((at) => drop(400 + at * 90, 372 + ((second * 22 + at * 17) % 70), 0.8)).join('') +
        [0, 1, 2].map((at) => circle(600 - ((second * 60 + at * 100) % 300), 300 + at, 4, colour.white)).join(''),
      { show: flows },
    )
  const words =
    plate('evaporação', 150, 220, { show: between(second, 7, 14) }) +
    plate('transpiração', 520, 190, { show: between(second, 14.5, 20) }) +
    plate('condensação', 360, 200, { show: between(second, 21, 27) }) +
    plate('precipitação', 300, 200, { show: between(second, 27.5, 33) }) +
    plate('infiltração', 560, 430, { show: between(second, 33.5, 42.6) })
  return land + water + words + opening(second, glass)
}

function opening(second: number, show: number): string {
  const level = mix(200, 130, ramp(second, 0, 3))
  return group(
    rect(0, 0, width, height, colour.deep) +
      path(`M372 ${fix(level + 60)}H482L470 350H384Z`, colour.rio) +
      line('M360 150L382 352H472L494 150', colour.white, 8) +
      [0, 1, 2].map((at) => drop(427, 60 + ((second * 70 + at * 60) % 180), 0.9)).join(''),
    { show },
  )
}

/** Two streets in one rain: concrete at the left, a garden lower than the pavement at the right. */
export const street: Scene = (second) => {
  const rains = ramp(second, 1, 2.5)
  const flood = 46 * ramp(second, 6, 14)
  const soaked = ramp(second, 20, 27)
  const house = (x: number, wall: string) =>
    rect(x, 170, 120, 130, wall, 6) +
    rect(x + 20, 196, 30, 34, colour.ipe, 4) +
    rect(x + 70, 196, 30, 34, colour.ipe, 4) +
    rect(x + 46, 250, 30, 50, colour.deep2, 4)
  const left =
    rect(0, 0, 424, height, '#B9CBD8') +
    house(40, '#93A4B0') +
    house(230, '#A3B2BC') +
    rect(0, 300, 424, 180, colour.stone2) +
    rect(0, 300, 424, 16, colour.stone) +
    [20, 130, 240, 350].map((x) => rect(x, 380, 60, 8, colour.ipe, 4)).join('') +
    path(
      `M0 ${fix(318 - flood)}Q106 ${fix(312 - flood + 4 * Math.sin(second * 3))} 212 ${fix(318 - flood)}T424 ${fix(318 - flood)}V344H0Z`,
      colour.rio2,
    )
  const right =
    rect(430, 0, 424, height, colour.sky) +
    house(470, colour.sand2) +
    rect(430, 300, 424, 180, colour.earth) +
    rect(430, 300, 180, 16, colour.stone) +
    rect(790, 300, 64, 16, colour.stone) +
    path('M610 300Q630 340 700 340T790 300Z', colour.leaf) +
    path(
      `M640 ${fix(mix(330, 322, ramp(second, 13, 17)))}Q700 ${fix(mix(342, 326, ramp(second, 13, 17)))} 760 ${fix(mix(330, 322, ramp(second, 13, 17)))}Q730 344 700 342T640 330Z`,
      colour.rio,
    ) +
    [650, 700, 746].map((x, at) => line(`M${x} 336q${at * 6 - 6} -22 ${at * 8 - 8} -40`, colour.leaf2, 6)).join('') +
    ipe(820, 300, 0.8) +
    group([650, 700, 746].map((x) => line(`M${x} 342q-6 24 -18 44M${x} 342q8 26 16 52`, colour.sand2, 4)).join(''), {
      show: ramp(second, 18, 21),
    }) +
    rect(430, mix(470, 436, soaked), 424, 60, colour.rio2)
  const moving =
    group(rain(second, { x: 10, y: 0, w: 420, h: 300, count: 26 }, colour.white), { show: rains }) +
    group(rain(second + 0.4, { x: 440, y: 0, w: 420, h: 300, count: 26 }, colour.rio2), { show: rains }) +
    group(arrow([60, 352], [200, 352]) + arrow([240, 352], [380, 352]), { show: between(second, 6, 13) }) +
    group(arrow([520, 330], [600, 330]), { show: between(second, 13.5, 20) }) +
    group([640, 680, 720, 760].map((x, at) => drop(x, 360 + ((second * 26 + at * 21) % 84), 0.8)).join(''), {
      show: ramp(second, 20, 21),
    }) +
    plate('jardim de chuva', 640, 130, { show: between(second, 14, 27) }) +
    plate('lençol freático', 640, 452, { show: between(second, 22, 36.6), size: 20 }) +
    plate('tudo cimento', 212, 130, { show: between(second, 5.5, 13) }) +
    plate('mais tempo para a cidade', 640, 130, { show: between(second, 28, 36.6), size: 20 })
  return left + right + rect(424, 0, 6, height, colour.white) + moving
}
