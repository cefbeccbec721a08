import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { useTranslation } from 'react-i18next'
import { clock } from '../../lib/clock.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { SchoolNotice } from '../../school/schools/SchoolNotice.tsx'
import { SurveyOffer } from '../../school/surveys/SurveyOffer.tsx'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { dayPartAt, firstName } from '../dashboard/greeting.ts'
import { DeskCard } from './DeskCard.tsx'
import styles from './DeskPage.module.css'
import { deskWork } from './sections.ts'

/** Where who works at the school lands: what this role can work on so far, and nothing that it cannot. */
export function DeskPage() {
  const { t } = useTranslation('desk')
  const current = useCurrentAccount()
  const failure = useErrorText(current.data ? undefined : current.error)
  return (
    <SkeletonGroup loading={current.isPending} skeleton={<Skeleton height={320} radius={22} />}>
      {() =>
        current.data ? (
          <Desk current={current.data} />
        ) : (
          <Card aria-label={t('title')}>
            <ErrorPanel
              titleLevel={1}
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={current.isFetching}
              onRetry={() => void current.refetch()}
            />
          </Card>
        )
      }
    </SkeletonGroup>
  )
}

function Desk({ current: { user, account } }: { current: CurrentAccount }) {
  const { t } = useTranslation(['desk', 'dashboard'])
  const work = deskWork.filter(({ roles }) => roles === undefined || roles.includes(account.role))
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('desk:lead', { role: t(`desk:roles.${account.role}`), school: account.school.name })}>
        {t(`dashboard:hello.${dayPartAt(clock.now())}`, { name: firstName(user.name) })}
      </PageTitle>
      <SchoolNotice schoolId={account.school.id} />
      {work.length > 0 ? (
        <ul className={styles['cards']}>
          {work.map((section) => (
            <li key={section.href}>
              <DeskCard section={section} />
            </li>
          ))}
        </ul>
      ) : (
        <Card aria-label={t('desk:title')}>
          <EmptyPanel
            drawing={<EmptyArt kind="topics" />}
            title={t('desk:empty.title')}
            titleLevel={2}
            sentence={t('desk:empty.sentence')}
          />
        </Card>
      )}
      <SurveyOffer />
    </div>
  )
}
