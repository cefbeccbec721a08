import { IconBulb, IconCircleCheckFilled } from '@tabler/icons-react'
import { cx } from '../base/cx.ts'
import styles from './Explanation.module.css'
import { contentLanguage } from '../../lib/language.ts'

interface ExplanationProps {
  isRight: boolean
  title: string
  words: string
}

/** Why the right one is right, whatever was answered. */
export function Explanation({ isRight, title, words }: ExplanationProps) {
  const Icon = isRight ? IconCircleCheckFilled : IconBulb
  return (
    <div className={cx(styles['box'], !isRight && styles['wrong'])}>
      <Icon size={26} stroke={1.9} aria-hidden="true" />
      <div>
        <b className={styles['title']}>{title}</b>
        <p className={styles['words']} lang={contentLanguage}>
          {words}
        </p>
      </div>
    </div>
  )
}
