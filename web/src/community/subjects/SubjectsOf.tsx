import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { SubjectList } from './SubjectList.tsx'

const shownFirst = 5

interface SubjectsOfProps {
  userId: string
  /** The panel for who follows none. */
  empty: ReactNode
}

/** What somebody follows, beside the profile. */
export function SubjectsOf({ userId, empty }: SubjectsOfProps) {
  const { t } = useTranslation('subjects')
  const [isWhole, setWhole] = useState(false)
  const asked = useQuery(query('subjects', 'listByUser', { params: { id: userId } }))
  const subjects = asked.data ?? []
  return (
    <Card
      title={t('of.title')}
      action={
        !isWhole &&
        subjects.length > shownFirst && (
          <button type="button" className={linkClass()} onClick={() => setWhole(true)}>
            {t('of.all')}
          </button>
        )
      }
    >
      <SubjectList asked={asked} shown={isWhole ? subjects : subjects.slice(0, shownFirst)} empty={empty} />
    </Card>
  )
}
