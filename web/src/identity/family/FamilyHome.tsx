import { useQuery } from '@tanstack/react-query'
import type { ChildControl, MyGuardianLink } from '@trilha/contract/identity/family'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { useLiveInterval } from '../../lib/socket.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TwoColumns } from '../../ui/base/TwoColumns.tsx'
import { ChildCard } from './ChildCard.tsx'
import styles from './family.module.css'
import { LinkChildCard } from './LinkChildCard.tsx'
import { MailboxCard } from './MailboxCard.tsx'
import { WaitingLinks } from './WaitingLinks.tsx'

interface FamilyHomeProps {
  /** What somebody asks the guardian, which another domain knows. */
  asked: ReactNode
  /** What a child has and uses, which another domain knows. */
  spendingOf: (child: ChildControl['child']) => ReactNode
}

/** A guardian's home. E17 */
export function FamilyHome({ asked, spendingOf }: FamilyHomeProps) {
  const { t } = useTranslation('family')
  const { data: links = [] } = useQuery({ ...query('family', 'listMyLinks'), refetchInterval: useLiveInterval() })
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <TwoColumns
        asideLabel={t('aside')}
        aside={
          <>
            <LinkChildCard />
            <WaitingLinks links={links} />
          </>
        }
      >
        <div className={styles['stack']}>
          <MailboxCard />
          {asked}
          <Children spendingOf={spendingOf} waiting={links.filter(({ waitsFor }) => waitsFor !== null)} />
        </div>
      </TwoColumns>
    </>
  )
}

function Children({
  spendingOf,
  waiting,
}: Pick<FamilyHomeProps, 'spendingOf'> & { waiting: readonly MyGuardianLink[] }) {
  const { t } = useTranslation('family')
  const {
    data: children,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery({
    ...query('family', 'listByGuardian'),
    refetchInterval: useLiveInterval(),
  })
  const failure = useErrorText(children ? undefined : error)
  return (
    <SkeletonGroup loading={isPending} skeleton={<Skeleton height={380} radius={22} />}>
      {() => {
        if (failure)
          return (
            <Card aria-label={t('children')}>
              <ErrorPanel
                titleLevel={2}
                sentence={failure.sentence}
                code={failure.code}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
            </Card>
          )
        if (!children || children.length === 0)
          return (
            <Card aria-label={t('children')}>
              <EmptyPanel
                drawing={<EmptyArt kind="friends" />}
                titleLevel={2}
                title={t(waiting.length > 0 ? 'empty.waitingTitle' : 'empty.title')}
                sentence={t(waiting.length > 0 ? `empty.${waiting[0]!.waitsFor ?? 'OFFICE'}` : 'empty.sentence')}
              />
            </Card>
          )
        return (
          <div className={styles['stack']}>
            {children.map((control) => (
              <ChildCard key={control.linkId} control={control} />
            ))}
            <Card title={t('spending.title')}>
              <ul>
                {children.map(({ child }) => (
                  <li key={child.userId} className={styles['spender']}>
                    {spendingOf(child)}
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        )
      }}
    </SkeletonGroup>
  )
}
