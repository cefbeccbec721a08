import { useInfiniteQuery } from '@tanstack/react-query'
import { CHEST_STATUSES, type ChestStatus } from '@trilha/contract/constants/economy'
import type { Chest } from '@trilha/contract/economy/chests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { ChestArt } from '../../ui/art/ChestArt.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { AllChestsRow } from './AllChestsRow.tsx'
import styles from './AllChests.module.css'

type Filter = 'ALL' | ChestStatus
const filters: readonly Filter[] = ['ALL', ...CHEST_STATUSES]

interface AllChestsProps {
  open: boolean
  onClose: () => void
  onOpenChest: (chest: Chest) => void
}

/** Every chest ever earned, opened or not. Closed ones are opened from here too. */
export function AllChests({ open, onClose, onOpenChest }: AllChestsProps) {
  const { t } = useTranslation('chests')
  const [filter, setFilter] = useState<Filter>('ALL')
  return (
    <Dialog open={open} onClose={onClose} title={t('all.title')} lead={t('all.lead')} width={520}>
      <ChipRow
        label={t('all.filter')}
        items={filters.map((value) => ({ value, label: t(`all.${value}`) }))}
        value={filter}
        onChange={setFilter}
      />
      <Pages key={filter} filter={filter} onOpenChest={onOpenChest} />
    </Dialog>
  )
}

function Pages({ filter, onOpenChest }: { filter: Filter; onOpenChest: (chest: Chest) => void }) {
  const { t } = useTranslation('chests')
  const list = useInfiniteQuery(pagedQuery('chests', 'listMine', { query: filter === 'ALL' ? {} : { status: filter } }))
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Waiting />} className={styles['list']}>
      {() => (
        <div className={styles['list']}>
          {list.data?.length === 0 && (
            <EmptyPanel
              drawing={<ChestArt kind="COMMON" open={filter === 'CLOSED'} width={90} />}
              title={t('all.emptyTitle')}
              sentence={t(`all.empty${filter}`)}
            />
          )}
          <ul>
            {list.data?.map((chest) => (
              <AllChestsRow key={chest.id} chest={chest} onOpen={() => onOpenChest(chest)} />
            ))}
          </ul>
          <ListFoot list={list} more={t('all.more')} end={<span className={styles['end']}>{t('all.end')}</span>} />
        </div>
      )}
    </SkeletonGroup>
  )
}

function Waiting() {
  return (
    <div className={styles['waiting']}>
      {[0, 1, 2, 3].map((box) => (
        <Skeleton key={box} height={56} radius={18} />
      ))}
    </div>
  )
}
