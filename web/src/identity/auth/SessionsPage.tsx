import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { toast } from '../../ui/base/toasts.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './SessionsPage.module.css'

/** Where this person is signed in, and the way to end what they do not know. */
export function SessionsPage() {
  const { t } = useTranslation('devices')
  const { data: sessions, error, isPending, isFetching, refetch } = useQuery(query('auth', 'listSessions'))
  const failure = useErrorText(sessions ? undefined : error)
  const said = {
    onSuccess: () => void toast.success(t('sessions.ended')),
    onError: () => void toast.error(t('sessions.notEnded')),
  }
  const endOne = useContractMutation('auth', 'endSession', said)
  const endOthers = useContractMutation('auth', 'endOtherSessions', said)
  const others = sessions?.filter(({ current }) => !current).length ?? 0
  return (
    <>
      <PageTitle lead={t('sessions.lead')}>{t('sessions.title')}</PageTitle>
      <Card as="div">
        <SkeletonGroup loading={isPending} skeleton={<Waiting />}>
          {() =>
            sessions ? (
              <>
                <ul className={styles['list']}>
                  {sessions.map((session) => (
                    <SessionRow
                      key={session.id}
                      session={session}
                      isEnding={endOne.isPending && endOne.variables.params.id === session.id}
                      onEnd={() => endOne.mutate({ params: { id: session.id } })}
                    />
                  ))}
                </ul>
                {others > 0 ? (
                  <Button variant="danger" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
                    {t('sessions.endOthers', { count: others })}
                  </Button>
                ) : (
                  <p className={styles['alone']}>{t('sessions.alone')}</p>
                )}
              </>
            ) : (
              <ErrorPanel
                titleLevel={2}
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
            )
          }
        </SkeletonGroup>
      </Card>
    </>
  )
}

function Waiting() {
  return (
    <div className={styles['list']}>
      <Skeleton height={72} radius={18} />
      <Skeleton height={72} radius={18} />
    </div>
  )
}
