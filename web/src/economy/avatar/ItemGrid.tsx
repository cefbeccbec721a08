import type { AvatarSlot } from '@trilha/contract/constants/economy'
import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import type { AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceTag } from './store/PriceTag.tsx'
import type { Shopper } from './store/use-shopper.ts'
import { AvatarCrop } from './AvatarCrop.tsx'
import { CoverNote } from './CoverNote.tsx'
import { poseCrop, slotCrops } from './crops.ts'
import styles from './ItemGrid.module.css'
import { ItemPicture } from './ItemPicture.tsx'
import { ItemTile, TileGrid } from './ItemTile.tsx'
import { emptyTileLook, poseLook, poseShown, posesOffered, seatOf } from './tile-look.ts'
import { isMine, isWorn, itemsOf, leaveEmpty, mayBeEmpty, pick, wornIn } from './wardrobe.ts'
import { itemKey } from './item-key.ts'

interface ItemGridProps {
  look: AvatarSelection
  shopper: Shopper
  slot: AvatarSlot
  onLook: (look: AvatarSelection, picked?: AvatarCatalogueItem) => void
}

function Grid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <TileGrid className={styles['grid']} aria-label={label}>
      {children}
    </TileGrid>
  )
}

/** What there is for a slot, each on the student's own avatar. A tap tries it on, paid for or not. */
export function ItemGrid({ look, shopper, slot, onLook }: ItemGridProps) {
  const { t } = useTranslation(['studio', 'wardrobe'])
  const items = itemsOf(slot)
  const isEmpty = wornIn(look, slot).length === 0
  const stop = items.findIndex((item) => isWorn(look, item))
  const hasNone = mayBeEmpty(slot)
  return (
    <Grid label={t(`wardrobe:slots.${slot}`)}>
      {items.map((item, at) => (
        <ItemTile
          key={item.id}
          name={t(itemKey(item))}
          picture={<ItemPicture look={look} item={item} />}
          isWorn={isWorn(look, item)}
          isLocked={!isMine(item, shopper.unlocked)}
          isStop={stop === -1 ? !(hasNone && isEmpty) && at === 0 : at === stop}
          note={<TileNote look={look} item={item} shopper={shopper} />}
          onPick={() => onLook(pick(look, item), item)}
        />
      ))}
      {hasNone && (
        <ItemTile
          name={t(`wardrobe:none.${slot}` as 'wardrobe:none.FRONT_HAIR')}
          picture={<AvatarCrop selection={emptyTileLook(look, slot)} viewBox={slotCrops[slot]} />}
          isWorn={isEmpty}
          isStop={isEmpty}
          note={isEmpty ? t('worn') : t('mine')}
          onPick={() => onLook(leaveEmpty(look, slot))}
        />
      )}
    </Grid>
  )
}

function TileNote({ look, item, shopper }: { look: AvatarSelection; item: AvatarCatalogueItem; shopper: Shopper }) {
  const { t } = useTranslation('studio')
  const isOwned = isMine(item, shopper.unlocked)
  return (
    <>
      {isOwned ? t(isWorn(look, item) ? 'worn' : 'mine') : <PriceTag item={item} level={shopper.level} />}
      <CoverNote look={look} item={item} />
    </>
  )
}

export function PoseGrid({ look, onLook }: Pick<ItemGridProps, 'look' | 'onLook'>) {
  const { t } = useTranslation(['studio', 'wardrobe'])
  const shown = poseShown(look)
  return (
    <>
      {seatOf(look) && <p className={styles['seated']}>{t('seated')}</p>}
      <Grid label={t('wardrobe:slots.POSE')}>
        {posesOffered(look).map((pose) => {
          const isChosen = pose === shown
          return (
            <ItemTile
              key={pose}
              name={t(`wardrobe:poses.${pose}`)}
              picture={<AvatarCrop selection={poseLook(look, pose)} viewBox={poseCrop} />}
              isWorn={isChosen}
              isStop={isChosen}
              note={isChosen ? t('worn') : undefined}
              onPick={() => onLook({ ...look, pose })}
            />
          )
        })}
      </Grid>
    </>
  )
}
