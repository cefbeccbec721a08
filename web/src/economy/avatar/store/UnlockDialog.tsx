import { Link } from '@tanstack/react-router'
import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { avatarItemKey, type AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/errors.ts'
import { useContractMutation } from '../../../lib/query.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { buttonClass } from '../../../ui/base/button-class.ts'
import { Dialog } from '../../../ui/base/Dialog.tsx'
import { AvatarBackdrop, AvatarCrop, ItemOnBust } from '../AvatarCrop.tsx'
import { CoverNote } from '../CoverNote.tsx'
import { figureCrop, tileCrop } from '../crops.ts'
import { coverOf } from '../tile-look.ts'
import { empty, isMine } from '../wardrobe.ts'
import { offerOf } from './offer.ts'
import { OfferWords } from './OfferWords.tsx'
import { PriceTag } from './PriceTag.tsx'
import { SaveForItem } from './SaveForItem.tsx'
import styles from './UnlockDialog.module.css'
import type { Shopper } from './use-shopper.ts'
import { itemKey } from '../item-key.ts'

interface UnlockDialogProps {
  item: AvatarCatalogueItem | undefined
  /** One's own avatar with it on. */
  look: AvatarSelection
  shopper: Shopper
  onClose: () => void
  /** Beside the closing button once it is unlocked. */
  after?: ReactNode
}

/** Seen on oneself, priced and explained before anything is paid. */
export function UnlockDialog({ item, look, shopper, onClose, after }: UnlockDialogProps) {
  const { t } = useTranslation(['unlocks', 'wardrobe'])
  // The movement of closing still shows the last item.
  const [shown, setShown] = useState(item)
  if (item && item !== shown) setShown(item)
  return (
    <Dialog
      open={item !== undefined}
      onClose={onClose}
      onClosed={() => setShown(undefined)}
      width={520}
      title={shown ? t(itemKey(shown)) : ''}
    >
      {shown && (
        <Offered
          key={avatarItemKey(shown)}
          item={shown}
          look={look}
          shopper={shopper}
          onClose={onClose}
          after={after}
        />
      )}
    </Dialog>
  )
}

function Offered({ item, look, shopper, onClose, after }: UnlockDialogProps & { item: AvatarCatalogueItem }) {
  const { t } = useTranslation('unlocks')
  const unlock = useContractMutation('unlocks', 'create')
  const failure = useErrorText(unlock.error)
  const offer = offerOf(item, shopper.level)
  const isCovered = coverOf(look, item) !== undefined
  const isOwned = isMine(item, shopper.unlocked) || unlock.isSuccess || isCode(unlock.error, 'ae_0006')
  const missing = Math.max(0, offer.price - (shopper.educoins ?? offer.price))
  const isShort = !isOwned && (missing > 0 || isCode(unlock.error, 'br_0049'))
  return (
    <div className={styles['offer']}>
      <div className={styles['picture']}>
        <AvatarBackdrop selection={look} className={styles['behind']} />
        {isCovered ? (
          <ItemOnBust item={item} viewBox={tileCrop(item)} className={styles['figure']} />
        ) : (
          <AvatarCrop selection={empty(look, 'BACKGROUND')} viewBox={figureCrop} className={styles['figure']} />
        )}
      </div>
      <div className={styles['words']}>
        {isCovered && (
          <p>
            <CoverNote look={look} item={item} />
          </p>
        )}
        {isOwned ? (
          <p className={styles['owned']} role="status">
            <IconCircleCheckFilled size={24} aria-hidden="true" />
            {t(unlock.isSuccess ? 'done' : 'owned')}
          </p>
        ) : (
          <>
            <p className={styles['price']}>
              <PriceTag item={item} level={shopper.level} />
            </p>
            <p>
              <OfferWords offer={offer} level={shopper.level} />
            </p>
            {shopper.educoins !== null && !isShort && (
              <p className={styles['small']}>
                {t('left', { balance: shopper.educoins, left: shopper.educoins - offer.price })}
              </p>
            )}
            {!shopper.mayBuy && <p className={styles['short']}>{t('closed.sentence')}</p>}
            {shopper.mayBuy && isShort && (
              <p className={styles['short']} role="status">
                {missing > 0 ? t('missing', { count: missing }) : failure?.sentence}
              </p>
            )}
            {failure && !isShort && (
              <p className={styles['failure']} role="alert">
                {failure.sentence}
              </p>
            )}
          </>
        )}
        <div className={styles['actions']}>
          {isOwned ? (
            <>
              {after}
              <Button size="s" data-autofocus onClick={onClose}>
                {t('close')}
              </Button>
            </>
          ) : !shopper.mayBuy ? null : isShort ? (
            <>
              <SaveForItem item={item} />
              <Link to={paths.edubank} className={buttonClass({ variant: 'soft', size: 's' })}>
                {t('earn')}
              </Link>
            </>
          ) : (
            <Button
              variant="ipe"
              size="s"
              data-autofocus
              loading={unlock.isPending}
              onClick={() => unlock.mutate({ body: { contentType: 'AVATAR_ITEM', contentId: avatarItemKey(item) } })}
            >
              {t('unlockFor', { price: offer.price })}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function isCode(error: unknown, code: string): boolean {
  return isApiError(error) && error.code === code
}
