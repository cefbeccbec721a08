import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { Money } from '../../ui/base/Money.tsx'
import { toneStyle } from '../../ui/base/tone.ts'
import { Xp } from '../../ui/base/Xp.tsx'
import { originLooks } from './origins.ts'
import type { StatementRow as Row } from './statement.ts'
import styles from './StatementRow.module.css'

/** What happened, and two fixed columns: Educoin, then XP. Spending wears the same ink as earning. */
export function StatementRow({ row }: { row: Row }) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const { icon: Icon, tone } = originLooks[row.origin]
  const about = { count: row.count, ...(row.isDebit && { context: 'debit' }) }
  const { EDU_COIN: educoins, XP: xp } = row.amounts
  return (
    <li className={styles['row']}>
      <span className={styles['tile']} style={toneStyle(tone)}>
        <Icon size={21} stroke={1.9} aria-hidden="true" />
      </span>
      <span className={styles['words']}>
        <b>{t(`origins.${row.origin}.title`, about)}</b>
        <small className={styles['what']}>{t(`origins.${row.origin}.what`, about)}</small>
        <small className={styles['time']}>{format.time(row.at)}</small>
      </span>
      <span className={styles['amount']}>
        {educoins !== undefined && <Money value={educoins} signed className={styles['educoins']} />}
      </span>
      <span className={styles['amount']}>{xp !== undefined && <Xp value={xp} signed iconSize={16} />}</span>
    </li>
  )
}
