import { LEVEL_TITLES, XP_PER_LEVEL, type LevelTitle } from '@trilha/contract/constants/economy'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { Bolt } from '../../ui/base/Bolt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ProgressBar } from '../../ui/base/ProgressBar.tsx'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import styles from './LevelCard.module.css'

interface LevelCardProps {
  /** XP since this level began, of what a level takes, and what is left of it. */
  progress: { level: number; next: number; into: number; perLevel: number; rest: number }
  mine: LevelTitle
}

/** The whole curve, open to see: every level takes as much as the one before, and the titles along it (E18). */
export function LevelCard({ progress: { level, next, into, perLevel, rest }, mine }: LevelCardProps) {
  const { t } = useTranslation(['achievements', 'dashboard'])
  const format = useFormat()
  const numbers = { level, next, into: format.number(into), rest: format.number(rest), total: format.number(perLevel) }
  return (
    <Card title={t('level.title')} id="levels" className={styles['card']}>
      <p className={styles['now']}>
        <Bolt size={28} />
        <b>{t('level.now', numbers)}</b>
        <span>{t(`dashboard:levels.${mine}`)}</span>
      </p>
      <ProgressBar
        tone="xp"
        value={into}
        max={perLevel}
        label={t('level.progress', numbers)}
        valueText={t('level.intoOf', numbers)}
      />
      <p className={styles['line']}>
        <span aria-hidden="true">{t('level.intoOf', numbers)}</span>
        <span>{t('level.rest', numbers)}</span>
      </p>
      <table className={styles['table']}>
        <caption>{t('level.table', { xp: format.number(XP_PER_LEVEL) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('level.column.title')}</th>
            <th scope="col">{t('level.column.from')}</th>
            <th scope="col">{t('level.column.xp')}</th>
          </tr>
        </thead>
        <tbody>
          {LEVEL_TITLES.map(({ from, key }) => (
            <tr key={key} data-mine={key === mine} aria-current={key === mine ? 'true' : undefined}>
              <th scope="row">
                {t(`dashboard:levels.${key}`)}
                {key === mine && <VisuallyHidden> {t('level.mine')}</VisuallyHidden>}
              </th>
              <td>{format.number(from)}</td>
              <td>{format.number((from - 1) * XP_PER_LEVEL)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['note']}>
        <IconInfoCircle size={18} stroke={1.9} aria-hidden="true" />
        {t('level.note')}
      </p>
    </Card>
  )
}
