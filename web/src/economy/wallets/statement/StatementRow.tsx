import { useState } from 'react'
import { useFormat } from '../../../lib/use-format.ts'
import { Money } from '../../../ui/base/Money.tsx'
import { toneStyle } from '../../../ui/base/tone.ts'
import { Xp } from '../../../ui/base/Xp.tsx'
import { originLooks } from '../origins.ts'
import { EntryDialog } from './EntryDialog.tsx'
import type { StatementRow as Row } from './statement.ts'
import styles from './StatementRow.module.css'
import { useRowWords } from './use-row-words.ts'

/** What happened, and two fixed columns: Educoin, then XP. Spending wears the same ink as earning. It opens its cause. */
export function StatementRow({ row, isOwn = true }: { row: Row; isOwn?: boolean }) {
  const wordsOf = useRowWords({ isOwn })
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const { icon: Icon, tone } = originLooks[row.origin]
  const { title, what } = wordsOf(row)
  const { EDU_COIN: educoins, XP: xp } = row.amounts
  return (
    <li className={styles['item']}>
      <button type="button" aria-haspopup="dialog" className={styles['row']} onClick={() => setIsOpen(true)}>
        <span className={styles['tile']} style={toneStyle(tone)}>
          <Icon size={21} stroke={1.9} aria-hidden="true" />
        </span>
        <span className={styles['words']}>
          <b>{title}</b>
          {what !== '' && <small className={styles['what']}>{what}</small>}
          <small className={styles['time']}>{format.time(row.at)}</small>
        </span>
        <span className={styles['amount']}>
          {educoins !== undefined && <Money value={educoins} signed className={styles['educoins']} />}
        </span>
        <span className={styles['amount']}>{xp !== undefined && <Xp value={xp} signed iconSize={16} />}</span>
      </button>
      <EntryDialog row={row} isOwn={isOwn} open={isOpen} onClose={() => setIsOpen(false)} />
    </li>
  )
}
