import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { AchievementProgress } from '@trilha/contract/economy/achievements'
import type { Chest } from '@trilha/contract/economy/chests'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { BadgeArt } from '../../ui/art/BadgeArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { AchievementTile } from './AchievementTile.tsx'
import styles from './BadgeGrid.module.css'
import { badgeFilters, badgesOf, type BadgeFilter } from './progress.ts'

interface BadgesProps {
  list: readonly AchievementProgress[]
  label: string
  onOpen: (chest: Chest) => void
}

function Badges({ list, label, onOpen }: BadgesProps) {
  const asked = useLocation({ select: ({ hash }) => hash })
  // The router looks for the badge of the address before the badges are there.
  useEffect(() => {
    if (asked !== '') document.getElementById(asked)?.scrollIntoView({ block: 'center' })
  }, [asked])
  return (
    <ul className={styles['grid']} aria-label={label}>
      {list.map((progress) => (
        <AchievementTile key={progress.code} progress={progress} whole onOpen={onOpen} />
      ))}
    </ul>
  )
}

/** Every badge there is, done or ahead: never secret, never lost. */
export function BadgeGrid({ onOpen }: { onOpen: (chest: Chest) => void }) {
  const { t } = useTranslation('achievements')
  const [filter, setFilter] = useState<BadgeFilter>('ALL')
  const { data, error, isPending, isFetching, refetch } = useQuery(query('achievements', 'listMyProgress'))
  const failure = useErrorText(data ? undefined : error)
  const list = data ? badgesOf(data, filter) : []
  return (
    <SkeletonGroup loading={isPending} skeleton={<Waiting />}>
      {() =>
        data ? (
          <>
            <ChipRow
              label={t('filter.label')}
              items={badgeFilters.map((value) => ({
                value,
                label: t(`filter.${value}`),
                count: badgesOf(data, value).length,
              }))}
              value={filter}
              onChange={setFilter}
            />
            {list.length === 0 ? (
              <Card>
                <EmptyPanel
                  drawing={<BadgeArt code="CLASSES_1" done={filter === 'AHEAD'} width={96} />}
                  titleLevel={2}
                  title={t(`empty.${filter === 'DONE' ? 'doneTitle' : 'aheadTitle'}`)}
                  sentence={t(`empty.${filter === 'DONE' ? 'done' : 'ahead'}`)}
                />
              </Card>
            ) : (
              <Badges list={list} label={t(`filter.${filter}`)} onOpen={onOpen} />
            )}
          </>
        ) : (
          <Card aria-label={t('title')}>
            <ErrorPanel
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          </Card>
        )
      }
    </SkeletonGroup>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton width={320} height={44} radius={14} />
      <div className={styles['grid']}>
        {Array.from({ length: 8 }, (_, box) => (
          <Skeleton key={box} height={244} radius={22} />
        ))}
      </div>
    </>
  )
}
