import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconBrush } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../lib/api/types.ts'
import { query } from '../../lib/query.ts'
import { RankingChoice } from '../../school/students/RankingChoice.tsx'
import { Flag, Ipe, RoundTree, sand, Sun } from '../../ui/art/Landscape.tsx'
import { lookOf } from '../../ui/avatar/look.ts'
import { StudentCard } from '../../ui/avatar/StudentCard.tsx'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { paths } from '../paths.ts'
import { useStudentCard } from '../student-card.ts'
import styles from './ProfileHead.module.css'

type Current = Answer<'accounts', 'current'>

/** Who it is about, with the avatar, the place in the class and the student card. */
export function ProfileHead() {
  const { data: current } = useQuery(query('accounts', 'current'))
  if (!current) return null
  const { student } = current
  return (
    <>
      <Person current={current} />
      {student && (
        <div className={styles['cards']}>
          <MyCard current={current} student={student} />
          <RankingChoice />
        </div>
      )}
    </>
  )
}

function Person({ current }: { current: Current }) {
  const { t } = useTranslation(['myAccount', 'avatar'])
  const { user, student, account } = current
  const ranking = useQuery({
    ...query('students', 'getRankingByUser', { params: { id: user.id }, query: {} }),
    enabled: student !== null,
  })
  const place = ranking.data?.position ?? undefined
  const detail = [user.nickname && `@${user.nickname}`, student?.class.name ?? account.school.name].filter(Boolean)
  return (
    <Card flush aria-label={user.name}>
      <Cover />
      <div className={styles['person']}>
        <span className={styles['avatar']}>
          <UserAvatar name={user.name} selection={lookOf(user)} size={118} rank={place} decorative />
        </span>
        <div className={styles['words']}>
          <h2 className={styles['name']}>{user.name}</h2>
          <p className={styles['detail']}>{detail.join(' · ')}</p>
        </div>
        <Link to={paths.myAccountAvatar} className={buttonClass({ variant: 'soft', size: 's' })}>
          <IconBrush size={19} stroke={1.9} aria-hidden="true" />
          {t('head.avatar')}
        </Link>
      </div>
      {student && ranking.data && (
        <dl className={styles['facts']}>
          <div>
            <dt>{t('head.inClass')}</dt>
            <dd>{place === undefined ? t('head.noPlace') : t('head.place', { count: place, ordinal: true })}</dd>
          </div>
          <div>
            <dt>{t('head.level')}</dt>
            <dd>{student.level}</dd>
          </div>
        </dl>
      )}
    </Card>
  )
}

function MyCard({ current, student }: { current: Current; student: NonNullable<Current['student']> }) {
  return <StudentCard {...useStudentCard(current, student)} />
}

function Cover() {
  return (
    <svg className={styles['cover']} viewBox="0 0 748 146" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path d="M0 0H748V146H0Z" fill="#CFE8F3" />
      <Sun x={615} y={36} r={29} colour="#FFD25A" />
      <path d="M0 90C90 60 200 62 320 96C430 58 560 66 748 100V146H0Z" fill="#A5DABD" />
      <path d="M0 118C160 84 300 100 420 112C560 96 660 104 748 116V146H0Z" fill="#6DC097" />
      <path
        d="M456 146C520 120 566 124 580 106C588 96 570 88 584 82L592 82C590 92 606 100 596 114C584 130 552 132 540 146Z"
        fill={sand}
      />
      <Ipe x={404} y={122} scale={0.86} />
      <RoundTree x={328} y={130} scale={0.5} />
      <RoundTree x={346} y={134} scale={0.4} light />
      <Flag x={586} y={84} scale={0.9} />
      <path d="M0 136C200 126 500 128 748 134V146H0Z" fill="#3FA57B" />
    </svg>
  )
}
