import type { ChestKind } from '@trilha/contract/constants/economy'
import { useTranslation } from 'react-i18next'
import { ChestArt } from '../../../ui/art/ChestArt.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import type { OpeningPhase } from './opening-machine.ts'
import styles from './OpeningHeap.module.css'

interface OpeningHeapProps {
  kinds: readonly { kind: ChestKind; count: number }[]
  phase: OpeningPhase
}

/** One drawing for each kind that is there, with its number; they move together. */
export function OpeningHeap({ kinds, phase }: OpeningHeapProps) {
  const { t } = useTranslation('chests')
  const format = useFormat()
  const isOpen = phase === 'bursting' || phase === 'done'
  return (
    <ul className={styles['heap']} data-phase={phase} data-open={isOpen}>
      {kinds
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <li key={kind} className={styles['kind']}>
            <span className={styles['chest']}>
              <span className={styles['closed']}>
                <ChestArt kind={kind} open={false} />
              </span>
              <span className={styles['open']}>
                <ChestArt kind={kind} open />
              </span>
            </span>
            <span className={styles['count']} aria-hidden="true">
              {t(`kind.${kind}`)} <b>× {format.number(count)}</b>
            </span>
            <VisuallyHidden>{t('openingAll.kind', { kind: t(`kind.${kind}`), count })}</VisuallyHidden>
          </li>
        ))}
    </ul>
  )
}
