/** The opening of a chest frame by frame, in milliseconds. */
export const opening = {
  /** The stage of the rarity fades in, the chest grows from .9 to 1. */
  stage: [0, 120],
  /** The chest is pressed to .96; the call leaves. */
  press: [120, 250],
  /** Three times ±4°, while 24 dots of light gather. */
  rock: [250, 700],
  /** The open drawing with a 12 px hop; the beam grows from the rim. */
  lid: [700, 900],
  /** Six coins rise in a fan, confetti opens once. */
  burst: [900, 1300],
  /** The reward cards slide up, 90 ms apart, and the balances count. */
  rewards: [1100, 1600],
} as const satisfies Record<string, readonly [from: number, to: number]>

export type OpeningStep = keyof typeof opening

export const rewardGap = 90
export const dotCount = 24

/** Each step from the moment of the tap on, which is when the chest is pressed. */
const tap = opening.press[0]

/** Until the lid may open: by then the answer is there, or the chest waits for it. */
export const closedPart = opening.lid[0] - tap
/** From the lid to the last frame. */
export const openPart = opening.rewards[1] - opening.lid[0]

/** Variables for the css: when a step starts within its part, and how long it lasts. */
export function stepVariables(): Record<`--${string}`, string> {
  const entries = (Object.keys(opening) as OpeningStep[]).flatMap((step) => {
    const [from, to] = opening[step]
    const start = from >= opening.lid[0] ? opening.lid[0] : step === 'stage' ? 0 : tap
    return [
      [`--${step}-at`, `${from - start}ms`],
      [`--${step}-for`, `${to - from}ms`],
    ]
  })
  return { ...(Object.fromEntries(entries) as Record<`--${string}`, string>), '--reward-gap': `${rewardGap}ms` }
}

export interface Dot {
  x: number
  y: number
  r: number
  delay: number
}

/** Where the dots of light start, around the chest's middle. Sunflower steps: even, and never the same circle twice. */
export const dots: readonly Dot[] = Array.from({ length: dotCount }, (_, index) => {
  const angle = index * 2.399_963
  const radius = 130 + (index / dotCount) * 110
  return {
    x: Math.round(radius * Math.cos(angle)),
    y: Math.round(radius * 0.86 * Math.sin(angle)),
    r: 3 + (index % 3),
    delay: (index % 8) * 22,
  }
})
