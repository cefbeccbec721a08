import { useTranslation } from 'react-i18next'
import type { Offer } from './offer.ts'

/** Why it costs what it costs, and where it will cost less. */
export function OfferWords({ offer, level }: { offer: Offer; level: number }) {
  const { t } = useTranslation('unlocks')
  const { price, base, becauseLevel, later } = offer
  return (
    <>
      {becauseLevel === undefined ? t('pay', { price }) : t('payBecause', { price, level, base })}
      {later && ` ${t('later', { level: later.level, price: later.price })}`}
    </>
  )
}
