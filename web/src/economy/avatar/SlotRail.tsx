import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { useTranslation } from 'react-i18next'
import { moveRovingFocus } from '../../ui/base/roving.ts'
import { AvatarBackdrop, AvatarCrop } from './AvatarCrop.tsx'
import { poseCrop, slotCrops } from './crops.ts'
import styles from './SlotRail.module.css'
import { studioSlots, type StudioSlot } from './slots.ts'
import { StudioScene } from './StudioScene.tsx'
import { poseLook, stillLook } from './tile-look.ts'
import { wornIn } from './wardrobe.ts'

interface SlotRailProps {
  look: AvatarSelection
  slot: StudioSlot
  panelId: string
  onSlot: (slot: StudioSlot) => void
}

/** The parts of the avatar as tabs, each with its piece of the look in the making. */
export function SlotRail({ look, slot, panelId, onSlot }: SlotRailProps) {
  const { t } = useTranslation(['studio', 'wardrobe'])
  return (
    <div
      role="tablist"
      aria-label={t('rail')}
      className={styles['rail']}
      onKeyDown={(event) => moveRovingFocus(event)?.click()}
    >
      {studioSlots.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          data-roving
          tabIndex={each === slot ? 0 : -1}
          aria-selected={each === slot}
          aria-controls={panelId}
          className={styles['tab']}
          ref={each === slot ? keepInView : undefined}
          onClick={() => onSlot(each)}
        >
          <span className={styles['picture']}>
            <SlotPicture slot={each} look={look} />
          </span>
          {t(`wardrobe:slots.${each}`)}
        </button>
      ))}
    </div>
  )
}

/** Sideways only: on a phone the rail is longer than the screen, and the page must not jump. */
function keepInView(tab: HTMLButtonElement | null): void {
  const rail = tab?.parentElement
  if (rail) rail.scrollLeft = tab.offsetLeft - (rail.clientWidth - tab.offsetWidth) / 2
}

function SlotPicture({ slot, look }: { slot: StudioSlot; look: AvatarSelection }) {
  if (slot === 'POSE') return <AvatarCrop selection={poseLook(look, look.pose)} viewBox={poseCrop} />
  if (slot === 'BACKGROUND')
    return wornIn(look, slot).length === 0 ? <StudioScene /> : <AvatarBackdrop selection={look} />
  return <AvatarCrop selection={stillLook(look)} viewBox={slotCrops[slot]} />
}
