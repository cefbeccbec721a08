import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { isFree, type AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { IconRosetteDiscountFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bestPercent } from './store/offer.ts'
import type { Shopper } from './store/use-shopper.ts'
import { AccessoryOrder } from './AccessoryOrder.tsx'
import { ColourRows } from './ColourRows.tsx'
import { ItemGrid, PoseGrid } from './ItemGrid.tsx'
import styles from './SlotPanel.module.css'
import type { StudioSlot } from './slots.ts'
import { isMine, itemsOf } from './wardrobe.ts'

interface SlotPanelProps {
  id: string
  look: AvatarSelection
  shopper: Shopper
  slot: StudioSlot
  onLook: (look: AvatarSelection) => void
}

export function SlotPanel({ id, look, shopper, slot, onLook }: SlotPanelProps) {
  const { t } = useTranslation('wardrobe')
  const [picked, setPicked] = useState<string>()
  function change(next: AvatarSelection, item?: AvatarCatalogueItem): void {
    setPicked(item?.id)
    onLook(next)
  }
  return (
    <section id={id} role="tabpanel" aria-label={t(`slots.${slot}`)} className={styles['panel']}>
      <header className={styles['head']}>
        <div>
          <h2>{t(`slots.${slot}`)}</h2>
          {slot !== 'POSE' && <Count slot={slot} shopper={shopper} />}
        </div>
        {slot !== 'POSE' && <Discount slot={slot} shopper={shopper} />}
      </header>
      <div className={styles['body']}>
        {slot === 'POSE' ? (
          <PoseGrid look={look} onLook={onLook} />
        ) : (
          <>
            <ColourRows look={look} slot={slot} itemId={picked} onLook={onLook} />
            {slot === 'ACCESSORIES' && <AccessoryOrder look={look} onLook={onLook} />}
            <ItemGrid look={look} shopper={shopper} slot={slot} onLook={change} />
          </>
        )}
      </div>
    </section>
  )
}

interface OfSlot {
  slot: Exclude<StudioSlot, 'POSE'>
  shopper: Shopper
}

function Count({ slot, shopper }: OfSlot) {
  const { t } = useTranslation('studio')
  const items = itemsOf(slot)
  const mine = items.filter((item) => isMine(item, shopper.unlocked)).length
  const locked = items.length - mine
  return (
    <p className={styles['count']}>
      {t('owned', { count: mine })}
      {locked > 0 && ` · ${t('toUnlock', { count: locked })}`}
    </p>
  )
}

function Discount({ slot, shopper }: OfSlot) {
  const { t } = useTranslation('studio')
  const locked = itemsOf(slot).filter((item) => !isFree(item) && !isMine(item, shopper.unlocked))
  const percent = bestPercent(locked, shopper.level)
  if (percent === 0) return null
  return (
    <p className={styles['discount']}>
      <IconRosetteDiscountFilled size={18} aria-hidden="true" />
      {t('discount', { level: shopper.level, percent })}
    </p>
  )
}
