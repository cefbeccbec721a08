import { Link } from '@tanstack/react-router'
import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { linkClass } from '../../ui/base/link-class.ts'
import { CourseCard, type Course } from './CourseCard.tsx'
import styles from './LatestTrails.module.css'

/** The dashboard's row: the trails last worked on. */
export function LatestTrails({ courses, total }: { courses: readonly Course[]; total: number }) {
  const { t } = useTranslation('courses')
  const titleId = useId()
  if (courses.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles['trails']}>
      <header className={styles['head']}>
        <h2 id={titleId}>{t('yours')}</h2>
        <Link to={paths.myTrail} className={linkClass()}>
          {t('seeAll', { count: total })}
          <IconChevronRight size={17} stroke={2.2} aria-hidden="true" />
        </Link>
      </header>
      <ul className={styles['row']}>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} titleLevel={3} />
        ))}
      </ul>
    </section>
  )
}
