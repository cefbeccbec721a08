import { useQuery } from '@tanstack/react-query'
import type { Chest, ChestGroup } from '@trilha/contract/economy/chests'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { ChestArt } from '../../ui/art/ChestArt.tsx'
import { Badge } from '../../ui/base/Badge.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { byRarity, countClosed, oldestClosed } from './closed-chests.ts'
import styles from './ChestsToOpen.module.css'

/** The dashboard's card: which kinds wait, and one button. */
export function ChestsToOpen({ onOpen }: { onOpen: (chest: Chest) => void }) {
  const { t } = useTranslation('chests')
  const { data: groups, error, isPending, isFetching, refetch } = useQuery(query('chests', 'listMyGroups'))
  const failure = useErrorText(groups ? undefined : error)
  const count = groups ? countClosed(groups) : 0
  return (
    <Card
      title={t('toOpen')}
      action={
        count > 0 && (
          <Badge tone="ipe">
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{t('closed', { count })}</VisuallyHidden>
          </Badge>
        )
      }
    >
      <SkeletonGroup loading={isPending} skeleton={<Waiting />}>
        {() =>
          groups ? (
            <Closed groups={groups} onOpen={onOpen} />
          ) : (
            <ErrorPanel
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )
        }
      </SkeletonGroup>
    </Card>
  )
}

function Closed({ groups, onOpen }: { groups: readonly ChestGroup[]; onOpen: (chest: Chest) => void }) {
  const { t } = useTranslation('chests')
  const oldest = oldestClosed(groups)
  if (!oldest) {
    return (
      <div className={styles['none']}>
        <ChestArt kind="COMMON" open={false} width={74} className={styles['faded'] ?? ''} />
        <p>{t('nothingToOpen')}</p>
      </div>
    )
  }
  return (
    <>
      <ul className={styles['kinds']}>
        {byRarity(groups)
          .filter(({ closed }) => closed > 0)
          .map(({ kind, closed }) => (
            <li key={kind}>
              <ChestArt kind={kind} open={false} />
              <small>
                {t(`kind.${kind}`)}
                {closed > 1 && (
                  <>
                    <b aria-hidden="true"> {`× ${closed}`}</b>
                    <VisuallyHidden>, {t('closedOfKind', { count: closed })}</VisuallyHidden>
                  </>
                )}
              </small>
            </li>
          ))}
      </ul>
      <Button variant="soft" full onClick={() => onOpen(oldest)}>
        {t('openOne')}
      </Button>
    </>
  )
}

function Waiting() {
  return (
    <>
      <div className={styles['kinds']}>
        {[0, 1, 2].map((box) => (
          <Skeleton key={box} width={74} height={84} radius={18} />
        ))}
      </div>
      <Skeleton height={48} radius={15} />
    </>
  )
}
