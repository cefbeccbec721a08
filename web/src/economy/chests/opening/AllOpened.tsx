import type { Chest } from '@trilha/contract/economy/chests'
import { useTranslation } from 'react-i18next'
import { ChestArt } from '../../../ui/art/ChestArt.tsx'
import { Money } from '../../../ui/base/Money.tsx'
import { Xp } from '../../../ui/base/Xp.tsx'
import { chestWords } from '../chest-words.ts'
import styles from './AllOpened.module.css'
import { sumsOf } from './opening-amounts.ts'

/** Where each came from and what it gave: every reward explains itself. Folded, so that the scene stays calm. */
export function AllOpened({ chests, opened }: { chests: readonly Chest[]; opened: number }) {
  const { t } = useTranslation('chests')
  const others = opened - chests.length
  return (
    <details className={styles['box']}>
      <summary className={styles['summary']}>{t('openingAll.from')}</summary>
      <ul className={styles['list']}>
        {chests.map((chest) => (
          <Row key={chest.id} chest={chest} />
        ))}
        {others > 0 && <li className={styles['others']}>{t('openingAll.others', { count: others })}</li>}
      </ul>
    </details>
  )
}

function Row({ chest }: { chest: Chest }) {
  const { t } = useTranslation('chests')
  const paid = sumsOf(chest.rewards)
  return (
    <li className={styles['row']}>
      <ChestArt kind={chest.kind} open width={30} />
      <span>
        {t(chestWords(chest).source, { name: chest.entityName })}
        <small>{t(`chest.${chest.kind}`)}</small>
      </span>
      <Money value={paid.EDU_COIN} signed iconSize={15} className={styles['amount']} />
      <Xp value={paid.XP} signed iconSize={14} className={styles['amount']} />
    </li>
  )
}
