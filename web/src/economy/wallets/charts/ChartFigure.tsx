import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/use-format.ts'
import { cx } from '../../../ui/base/cx.ts'
import styles from './charts.module.css'

export interface Column {
  name: string
  values: readonly number[]
}

interface ChartFigureProps {
  /** One sentence that says what the picture shows. */
  caption: string
  /** The points in whole words. */
  points: readonly string[]
  columns: readonly Column[]
  /** The same numbers as a table that everybody sees, instead of the picture. */
  asTable: boolean
  children: ReactNode
}

/** A picture for the eyes and the same numbers as a table, which is there in any case: the newest first, in sight. */
export function ChartFigure({ caption, points, columns, asTable, children }: ChartFigureProps) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  return (
    <div className={styles['figure']}>
      {!asTable && children}
      {/* Scrolls by keyboard too, where it is longer than its place. */}
      <div
        className={cx(asTable ? styles['scroll'] : styles['unseen'])}
        {...(asTable && { tabIndex: 0, role: 'region', 'aria-label': caption })}
      >
        <table className={styles['table']}>
          <caption className={asTable ? styles['unseen'] : undefined}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('charts.when')}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points
              .map((point, at) => (
                <tr key={point}>
                  <th scope="row">{point}</th>
                  {columns.map(({ name, values }) => (
                    <td key={name}>{format.number(values[at] ?? 0)}</td>
                  ))}
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      </div>
    </div>
  )
}
