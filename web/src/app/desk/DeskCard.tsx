import { Link } from '@tanstack/react-router'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/base/Badge.tsx'
import type { paths } from '../paths.ts'
import styles from './DeskPage.module.css'
import type { DeskSection } from './sections.ts'
import { useWaitingCount } from './use-waiting-count.ts'

export function DeskCard({ section: { href, icon: Icon, labelKey, aboutKey, waiting } }: { section: DeskSection }) {
  const { t } = useTranslation('desk')
  const { count, hasMore } = useWaitingCount(waiting)
  return (
    <Link to={href as typeof paths.deskSchool} className={styles['card']}>
      <span className={styles['icon']}>
        <Icon size={24} stroke={1.9} aria-hidden="true" />
      </span>
      <span className={styles['words']}>
        <b>{t(labelKey)}</b>
        <small>{t(aboutKey)}</small>
        {count > 0 && (
          <Badge tone="ipe" className={styles['waiting']}>
            {t(hasMore ? 'waitingMany' : 'waiting', { count })}
          </Badge>
        )}
      </span>
      <IconChevronRight size={20} stroke={1.9} aria-hidden="true" />
    </Link>
  )
}
