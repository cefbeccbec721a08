import type { AchievementCode } from '@trilha/contract/constants/economy'
import { cx } from '../base/cx.ts'
import { toneStyle, type Tone } from '../base/tone.ts'
import { emblems, type Part } from './badge-emblems.tsx'
import styles from './BadgeArt.module.css'
import { pictureProps } from './picture-props.ts'

/** What each badge counts has its colour, as elsewhere in the product. */
const tones: Record<AchievementCode, Tone> = {
  FRIENDS_15: 'xp',
  CLASSES_1: 'primary',
  CLASSES_10: 'primary',
  CLASSES_50: 'primary',
  POSTS_100: 'sub-artes',
  LIFE_PROJECTS_50: 'sub-ingles',
  MODULES_5: 'sub-geografia',
  COURSES_1: 'coin',
  COURSES_5: 'coin',
  RIGHT_ANSWERS_100: 'success',
  NOTES_20: 'sub-historia',
  CHALLENGES_10: 'pitanga',
  TASKS_20: 'sub-tecnologia',
  MAPS_1: 'sub-edfisica',
}

interface BadgeArtProps {
  code: AchievementCode
  /** Grey until it is reached, and never hidden: what is ahead can be seen. */
  done: boolean
  /** Width in pixels; the height follows. */
  width?: number
  label?: string
  className?: string
}

export function BadgeArt({ code, done, width = 104, label, className }: BadgeArtProps) {
  return (
    <svg
      viewBox="0 0 120 120"
      width={width}
      height={width}
      className={cx(styles['badge'], className)}
      data-done={done}
      style={toneStyle(tones[code])}
      {...pictureProps(label)}
    >
      <path d="M60 4L108 30V84L60 116L12 84V30Z" className={styles['edge']} />
      <path d="M60 16L97 36V78L60 103L23 78V36Z" className={styles['ground']} />
      <g transform="translate(60 59) scale(1.04)">{emblems[code](styles as Record<Part, string>)}</g>
    </svg>
  )
}
