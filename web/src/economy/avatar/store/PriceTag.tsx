import type { AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../ui/base/Money.tsx'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { offerOf } from './offer.ts'
import styles from './PriceTag.module.css'

/** What it costs this person; struck beside it, what it would cost without the level's discount. */
export function PriceTag({ item, level }: { item: AvatarCatalogueItem; level: number }) {
  const { t } = useTranslation('unlocks')
  const format = useFormat()
  const { price, base } = offerOf(item, level)
  return (
    <span className={styles['tag']}>
      <Money value={price} iconSize={16} />
      {price < base && (
        <>
          <s aria-hidden="true">{format.number(base)}</s>
          <VisuallyHidden>{t('insteadOf', { base })}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
