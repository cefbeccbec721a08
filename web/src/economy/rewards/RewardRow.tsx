import { IconPencil } from '@tabler/icons-react'
import type { Reward } from '@trilha/contract/economy/rewards'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { BothCoins } from './BothCoins.tsx'
import styles from './RewardsDesk.module.css'

export function RewardRow({ reward, onChange }: { reward: Reward; onChange: () => void }) {
  const { t } = useTranslation(['rewards', 'wallets'])
  const { origin, amounts, usual, isOwn } = reward
  const act = t(`wallets:earn.${origin}`)
  return (
    <li className={styles['row']}>
      <span className={styles['words']}>
        {act}
        {isOwn && (
          <small className={styles['usual']}>
            {t('rewards:row.usual')} <BothCoins amounts={usual} />
          </small>
        )}
      </span>
      {isOwn && (
        <Tag tone="primary" className={styles['tag']}>
          {t('rewards:row.own')}
        </Tag>
      )}
      <BothCoins amounts={amounts} />
      <IconButton aria-label={t('rewards:row.change', { act })} className={styles['change']} onClick={onChange}>
        <IconPencil size={20} stroke={1.9} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
