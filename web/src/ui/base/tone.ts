import type { CSSProperties } from 'react'

/** The ten subjects, as the tokens name them. */
export const subjects = [
  'portugues',
  'matematica',
  'ciencias',
  'historia',
  'geografia',
  'ingles',
  'artes',
  'edfisica',
  'tecnologia',
  'projeto',
] as const
export type Subject = (typeof subjects)[number]

export type Rarity = 'common' | 'rare' | 'epic' | 'legendary'

/** A family of three tokens: fill, soft and ink. */
export type Tone =
  | 'primary'
  | 'ipe'
  | 'coin'
  | 'xp'
  | 'pitanga'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'neutral'
  | `sub-${Subject}`
  | `chest-${Rarity}`

type ToneVariables = CSSProperties & Record<'--tone' | '--tone-soft' | '--tone-ink', string>

/** Sets `--tone`, `--tone-soft` and `--tone-ink` for the css of a component. */
export function toneStyle(tone: Tone): ToneVariables {
  if (tone === 'neutral') {
    return { '--tone': 'var(--text-2)', '--tone-soft': 'var(--sunken)', '--tone-ink': 'var(--text-2)' }
  }
  return { '--tone': `var(--${tone})`, '--tone-soft': `var(--${tone}-soft)`, '--tone-ink': `var(--${tone}-ink)` }
}
