import { Coin } from '../art/Coin.tsx'
import { Bolt } from '../base/Bolt.tsx'
import { type AmountKind, useAmount } from '../base/use-amount.ts'
import styles from './BalancePill.module.css'
import type { RenderLink } from './shell-types.ts'

interface BalancePillProps {
  kind: AmountKind
  value: number | null
  notice?: string | undefined
  href: string
  renderLink: RenderLink
}

/** What a person has, leading to where it came from. */
export function BalancePill({ kind, value, notice, href, renderLink }: BalancePillProps) {
  const { figure, words } = useAmount(kind, value)
  return renderLink({
    href,
    className: styles['pill'],
    // What is seen is part of the name: by voice it is called as it is read (WCAG 2.5.3).
    'aria-label': notice === undefined ? words : `${notice}, ${words}`,
    'data-pill': kind,
    children: (
      <>
        {kind === 'educoins' ? <Coin size={20} /> : <Bolt size={18} />}
        <b key={notice} className={notice && styles['notice']}>
          {notice ?? figure}
        </b>
      </>
    ),
  })
}
