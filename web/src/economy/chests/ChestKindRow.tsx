import type { ChestGroup } from '@trilha/contract/economy/chests'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { ChestArt } from '../../ui/art/ChestArt.tsx'
import { Money } from '../../ui/base/Money.tsx'
import { toneStyle, type Tone } from '../../ui/base/tone.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { Xp } from '../../ui/base/Xp.tsx'
import { chestWords } from './chest-words.ts'
import styles from './ChestKindRow.module.css'
import { sumsOf } from './opening/opening-amounts.ts'

const tones = {
  COMMON: 'chest-common',
  RARE: 'chest-rare',
  EPIC: 'chest-epic',
  LEGENDARY: 'chest-legendary',
} as const satisfies Record<ChestGroup['kind'], Tone>

export function ChestKindRow({ group }: { group: ChestGroup }) {
  const { t } = useTranslation('chests')
  const format = useFormat()
  const { kind, closed, next } = group
  const pays = sumsOf(group.rewards)
  return (
    <li className={styles['row']} style={toneStyle(tones[kind])} data-none={closed === 0}>
      <span className={styles['art']}>
        <ChestArt kind={kind} open={false} width={54} />
      </span>
      <span className={styles['words']}>
        <b>{t(`kind.${kind}`)}</b>
        <small>{next ? t(chestWords(next).source, { name: next.entityName }) : t(`howToEarn.${kind}`)}</small>
        <span className={styles['pays']}>
          <Money value={pays.EDU_COIN} iconSize={13} />
          <Xp value={pays.XP} iconSize={12} />
        </span>
      </span>
      <span className={styles['closed']}>
        <span aria-hidden="true">{format.number(closed)}</span>
        <VisuallyHidden>{closed === 0 ? t('noneClosed') : t('closedOfKind', { count: closed })}</VisuallyHidden>
      </span>
    </li>
  )
}
