import type { Chest } from '@trilha/contract/economy/chests'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { ChestArt } from '../../ui/art/ChestArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Money } from '../../ui/base/Money.tsx'
import { Xp } from '../../ui/base/Xp.tsx'
import styles from './AllChestsRow.module.css'
import { chestWords } from './chest-words.ts'
import { sumsOf } from './opening/opening-amounts.ts'

export function AllChestsRow({ chest, onOpen }: { chest: Chest; onOpen: () => void }) {
  const { t } = useTranslation('chests')
  const format = useFormat()
  const { kind, openedAt, createdAt, entityName } = chest
  const pays = sumsOf(chest.rewards)
  const words = { chest: t(`chest.${kind}`), source: t(chestWords(chest).source, { name: entityName }) }
  return (
    <li className={styles['row']}>
      <span className={styles['art']}>
        <ChestArt kind={kind} open={openedAt !== null} width={46} />
      </span>
      <span className={styles['words']}>
        <b>{words.source}</b>
        <small>
          {words.chest} ·{' '}
          {openedAt
            ? t('all.openedOn', { date: format.date(openedAt) })
            : t('all.earnedOn', { date: format.date(createdAt) })}
        </small>
      </span>
      {openedAt ? (
        <span className={styles['paid']}>
          <Money value={pays.EDU_COIN} signed iconSize={15} />
          <Xp value={pays.XP} signed iconSize={14} />
        </span>
      ) : (
        <Button variant="soft" size="s" aria-label={t('all.openThis', words)} onClick={onOpen}>
          {t('all.open')}
        </Button>
      )}
    </li>
  )
}
