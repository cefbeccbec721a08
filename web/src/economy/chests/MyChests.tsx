import { useQuery } from '@tanstack/react-query'
import type { Chest, ChestGroup } from '@trilha/contract/economy/chests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { AllChests } from './AllChests.tsx'
import { ChestKindRow } from './ChestKindRow.tsx'
import { byRarity, countClosed, oldestClosed } from './closed-chests.ts'
import { useAllStage } from './opening/use-chest-stage.tsx'
import styles from './MyChests.module.css'

/** Edubank's card: always the four kinds, what each pays and how it is earned. */
export function MyChests({ onOpen }: { onOpen: (chest: Chest) => void }) {
  const { t } = useTranslation('chests')
  const [isListOpen, setIsListOpen] = useState(false)
  const { data: groups, error, isPending, isFetching, refetch } = useQuery(query('chests', 'listMyGroups'))
  const failure = useErrorText(groups ? undefined : error)
  const count = groups ? countClosed(groups) : 0
  const { openAll, stage } = useAllStage()
  return (
    <Card
      id="chests"
      title={t('mine')}
      action={count > 0 && <b className={styles['count']}>{t('closed', { count })}</b>}
    >
      <SkeletonGroup loading={isPending} skeleton={<Waiting />}>
        {() =>
          groups ? (
            <Kinds
              groups={groups}
              onOpen={onOpen}
              onOpenAll={() => openAll(groups)}
              onList={() => setIsListOpen(true)}
            />
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
      <AllChests
        open={isListOpen}
        onClose={() => setIsListOpen(false)}
        onOpenChest={(chest) => {
          setIsListOpen(false)
          onOpen(chest)
        }}
      />
      {stage}
    </Card>
  )
}

interface KindsProps {
  groups: readonly ChestGroup[]
  onOpen: (chest: Chest) => void
  onOpenAll: () => void
  onList: () => void
}

function Kinds({ groups, onOpen, onOpenAll, onList }: KindsProps) {
  const { t } = useTranslation('chests')
  const oldest = oldestClosed(groups)
  return (
    <>
      <ul className={styles['kinds']}>
        {byRarity(groups).map((group) => (
          <ChestKindRow key={group.kind} group={group} />
        ))}
      </ul>
      {oldest ? (
        <Button full className={styles['open']} onClick={() => onOpen(oldest)}>
          {t('openOne')}
        </Button>
      ) : (
        <p className={styles['none']}>{t('nothingToOpen')}</p>
      )}
      {countClosed(groups) > 1 && (
        <Button variant="soft" full className={styles['all']} onClick={onOpenAll}>
          {t('openAll')}
        </Button>
      )}
      <p className={styles['foot']}>
        <button type="button" className={linkClass()} onClick={onList}>
          {t('seeAll')}
        </button>
      </p>
    </>
  )
}

function Waiting() {
  return (
    <div className={styles['kinds']}>
      {[0, 1, 2, 3].map((box) => (
        <Skeleton key={box} height={62} radius={18} />
      ))}
      <Skeleton height={48} radius={15} className={styles['open']} />
    </div>
  )
}
