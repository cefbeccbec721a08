import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { SubjectList } from './SubjectList.tsx'
import styles from './subjects.module.css'

const most = 5

/** What one follows, beside the feed, and what is new about it. */
export function MySubjectsCard() {
  const { t } = useTranslation('subjects')
  const asked = useQuery(query('subjects', 'search', { query: {} }))
  const followed = asked.data?.filter(({ following }) => following) ?? []
  return (
    <Card
      title={t('mine.title')}
      action={
        <Link to="/playground/search" className={linkClass()}>
          {t('mine.edit')}
        </Link>
      }
    >
      <SubjectList
        asked={asked}
        subjects={followed.slice(0, most)}
        about={({ newPosts }) => (newPosts === 0 ? t('mine.noNews') : t('mine.news', { count: newPosts }))}
        empty={<p className={styles['quiet']}>{t('mine.none')}</p>}
      />
    </Card>
  )
}
