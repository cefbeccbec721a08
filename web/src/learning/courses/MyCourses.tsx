import { useInfiniteQuery } from '@tanstack/react-query'
import { COURSE_STATUSES, type CourseStatus } from '@trilha/contract/constants/learning'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { CourseCard, type Course } from './CourseCard.tsx'
import styles from './MyCourses.module.css'

type Wanted = CourseStatus | 'ALL'
const choices: readonly Wanted[] = ['ALL', ...COURSE_STATUSES]

/** The trails of one's class; for who teaches, those of their classes and their own, without a progress to show. */
export function MyCourses() {
  const { t } = useTranslation('courses')
  const { data: current } = useCurrentAccount()
  const isStudent = current?.account.role === 'STUDENT'
  const [search, setSearch] = useState('')
  const [wanted, setWanted] = useState<Wanted>('ALL')
  const words = useDeferredValue(search.trim())
  const filter = { ...(words && { search: words }), ...(wanted !== 'ALL' && { status: wanted }) }
  const courses = useInfiniteQuery(pagedQuery('courses', 'listMine', { query: filter }))
  const isFiltered = words !== '' || wanted !== 'ALL'
  const foot = <ListFoot list={courses} more={t('more')} titleLevel={2} />
  return (
    <>
      <div className={styles['tools']}>
        <TextField
          label={t('search')}
          size="s"
          type="search"
          maxLength={60}
          icon={<IconSearch size={18} stroke={1.9} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {isStudent && (
          <ChipRow
            label={t('filter.label')}
            items={choices.map((value) => ({ value, label: t(`filter.${value}`) }))}
            value={wanted}
            onChange={setWanted}
          />
        )}
      </div>
      <SkeletonGroup loading={courses.isPending} skeleton={<Waiting />}>
        {() =>
          courses.data ? (
            <>
              <Courses courses={courses.data} isFiltered={isFiltered} isStudent={isStudent} />
              <div className={styles['more']}>{foot}</div>
            </>
          ) : (
            <Card aria-label={t('title')}>{foot}</Card>
          )
        }
      </SkeletonGroup>
    </>
  )
}

interface CoursesProps {
  courses: readonly Course[]
  isFiltered: boolean
  isStudent: boolean
}

function Courses({ courses, isFiltered, isStudent }: CoursesProps) {
  const { t } = useTranslation('courses')
  if (courses.length === 0) {
    const key = isFiltered ? 'noneFound' : isStudent ? 'none' : 'noneTaught'
    return (
      <Card aria-label={t('title')}>
        <EmptyPanel
          drawing={<EmptyArt kind="topics" />}
          titleLevel={2}
          title={t(`${key}.title`)}
          sentence={t(`${key}.sentence`)}
        />
      </Card>
    )
  }
  return (
    <ul className={styles['grid']}>
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} hasProgress={isStudent} />
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div className={styles['grid']}>
      {[0, 1, 2, 3].map((box) => (
        <Skeleton key={box} height={216} radius={22} />
      ))}
    </div>
  )
}
