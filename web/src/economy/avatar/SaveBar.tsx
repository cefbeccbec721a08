import type { AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { bottomBar } from '../../ui/base/bottom-bar.ts'
import { Button } from '../../ui/base/Button.tsx'
import { cx } from '../../ui/base/cx.ts'
import { offerOf } from './store/offer.ts'
import styles from './SaveBar.module.css'
import { itemKey } from './item-key.ts'

interface SaveBarProps {
  /** Worn to try it on; it must be unlocked or taken off before anything can be saved. */
  tried: AvatarCatalogueItem | undefined
  level: number
  isSaving: boolean
  failure: string | undefined
  onSave: () => void
  onDiscard: () => void
  onUnlock: (item: AvatarCatalogueItem) => void
  onTakeOff: (item: AvatarCatalogueItem) => void
}

/** Floats while there is something to keep or to give back. */
export function SaveBar({ tried, level, isSaving, failure, onSave, onDiscard, onUnlock, onTakeOff }: SaveBarProps) {
  const { t } = useTranslation(['studio', 'wardrobe'])
  if (tried)
    return (
      <div ref={bottomBar} className={styles['bar']} role="group" aria-label={t('bar.label')}>
        <span className={styles['dot']} />
        <p className={styles['words']}>
          <b>{t('bar.trying', { name: t(itemKey(tried)) })}</b>
          <small>{t('bar.tryingLead')}</small>
        </p>
        <Button variant="line" size="s" onClick={() => onTakeOff(tried)}>
          {t('bar.takeOff')}
        </Button>
        <Button variant="ipe" size="s" onClick={() => onUnlock(tried)}>
          {t('bar.unlock', { price: offerOf(tried, level).price })}
        </Button>
      </div>
    )
  return (
    <div ref={bottomBar} className={styles['bar']} role="group" aria-label={t('bar.label')}>
      <span className={cx(styles['dot'], failure !== undefined && styles['failed'])} />
      <p className={styles['words']} role={failure === undefined ? undefined : 'alert'}>
        {failure === undefined ? (
          <>
            <b className={styles['long']}>{t('bar.unsaved')}</b>
            <b className={styles['short']}>{t('bar.unsavedShort')}</b>
            <small>{t('bar.unsavedLead')}</small>
          </>
        ) : (
          <>
            <b>{t('saveFailed')}</b>
            <small>{failure}</small>
          </>
        )}
      </p>
      <Button variant="line" size="s" className={styles['discard']} onClick={onDiscard}>
        {t('bar.discard')}
      </Button>
      <Button
        size="s"
        loading={isSaving}
        icon={<IconDeviceFloppy size={19} stroke={1.9} aria-hidden="true" />}
        onClick={onSave}
      >
        {t('bar.save')}
      </Button>
    </div>
  )
}
