import { IconCheck } from '@tabler/icons-react'
import type { AchievementProgress } from '@trilha/contract/economy/achievements'
import type { Chest } from '@trilha/contract/economy/chests'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { BadgeArt } from '../../ui/art/BadgeArt.tsx'
import { ChestArt } from '../../ui/art/ChestArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { ProgressBar } from '../../ui/base/ProgressBar.tsx'
import styles from './AchievementTile.module.css'

interface AchievementTileProps {
  progress: AchievementProgress
  /** Also says what it takes. */
  whole?: boolean
  titleLevel?: 2 | 3
  onOpen: (chest: Chest) => void
}

/** One badge: how far, or since when, and its chest where that waits to be opened. */
export function AchievementTile({ progress, whole = false, titleLevel = 2, onOpen }: AchievementTileProps) {
  const { t } = useTranslation('achievements')
  const { code, completed } = progress
  const Title = `h${titleLevel}` as 'h2'
  return (
    <li id={code} className={styles['tile']} data-done={completed}>
      <BadgeArt code={code} done={completed} className={styles['art'] ?? ''} />
      <Title className={styles['name']}>{t(`name.${code}`)}</Title>
      {whole && <p className={styles['what']}>{t(`what.${code}`)}</p>}
      {completed ? <Done progress={progress} onOpen={onOpen} /> : <Ahead progress={progress} />}
    </li>
  )
}

function Ahead({ progress: { code, current, threshold } }: { progress: AchievementProgress }) {
  const { t } = useTranslation('achievements')
  const format = useFormat()
  const words = t('progress', { current: format.number(current), threshold: format.number(threshold) })
  return (
    <div className={styles['ahead']}>
      <ProgressBar size="s" value={current} max={threshold} label={t(`name.${code}`)} valueText={words} />
      <small aria-hidden="true">{words}</small>
    </div>
  )
}

function Done({ progress: { code, completedAt, chest }, onOpen }: Pick<AchievementTileProps, 'progress' | 'onOpen'>) {
  const { t } = useTranslation('achievements')
  const format = useFormat()
  return (
    <>
      <p className={styles['done']}>
        <IconCheck size={16} stroke={3} aria-hidden="true" />
        {completedAt ? t('doneOn', { date: format.date(completedAt) }) : t('done')}
      </p>
      {chest?.status === 'CLOSED' && (
        <Button
          variant="soft"
          size="s"
          icon={<ChestArt kind={chest.kind} open={false} width={26} />}
          aria-label={t('openChestOf', { name: t(`name.${code}`) })}
          onClick={() => onOpen(chest)}
        >
          {t('openChest')}
        </Button>
      )}
      {chest?.status === 'OPENED' && (
        <p className={styles['opened']}>
          <ChestArt kind={chest.kind} open width={24} />
          {t('chestOpened')}
        </p>
      )}
    </>
  )
}
