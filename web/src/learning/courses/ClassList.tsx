import { Link } from '@tanstack/react-router'
import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../ui/base/cx.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { Xp } from '../../ui/base/Xp.tsx'
import { useClassXp } from './class-xp.ts'
import styles from './ClassList.module.css'
import { courseTo, kindKey, type PathContent } from './course-path.ts'
import { KindIcon } from './KindIcon.tsx'
import { contentLanguage } from '../../lib/language.ts'

interface ClassListProps {
  contents: readonly PathContent[]
  /** Where the student is. */
  hereId?: string | undefined
  /** The class that is open. */
  openId?: string | undefined
  onLeave?: (() => void) | undefined
}

/** The classes of a module: done, here, ahead. */
export function ClassList({ contents, hereId, openId, onLeave }: ClassListProps) {
  const { t } = useTranslation('courses')
  const xpOf = useClassXp()
  return (
    <ul className={styles['list']}>
      {contents.map((content) => {
        const isDone = content.status === 'FINISHED'
        const xp = xpOf(content)
        const isHere = content.id === (openId ?? hereId)
        return (
          <li key={content.id}>
            <Link
              to={courseTo}
              params={{ id: content.courseId }}
              search={{ class: content.id }}
              className={cx(styles['row'], isDone && styles['done'], isHere && styles['here'])}
              {...(onLeave && { onClick: onLeave })}
              {...(isHere && { 'aria-current': 'true' as const })}
            >
              <span className={styles['mark']}>
                {isDone ? (
                  <IconCheck size={20} stroke={2.8} aria-hidden="true" />
                ) : isHere ? (
                  <IconPlayerPlayFilled size={20} aria-hidden="true" />
                ) : (
                  <KindIcon kind={content.kind} />
                )}
              </span>
              <span className={styles['words']}>
                <b lang={contentLanguage}>{content.title}</b>
                <small>{t('kindAndTime', { kind: t(kindKey(content)), minutes: content.minutes })}</small>
                {isDone && <VisuallyHidden>{t('state.done')}</VisuallyHidden>}
              </span>
              {!isDone && xp !== undefined && <Xp value={xp} signed iconSize={15} className={styles['xp']} />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
