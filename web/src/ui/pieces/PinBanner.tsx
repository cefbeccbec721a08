import { PIN_LENGTH } from '@trilha/contract/constants'
import { IconClockPause, IconLock, IconLockOpen2, IconLockX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../base/Button.tsx'
import { CodeInput } from './CodeInput.tsx'
import styles from './PinBanner.module.css'

export type PinState =
  | { kind: 'locked' }
  | { kind: 'checking' }
  | { kind: 'wrong'; triesLeft?: number }
  /** Too many wrong PINs (G23). */
  | { kind: 'blocked'; minutes: number }
  /** Too many for one day. */
  | { kind: 'tomorrow' }
  /** Too many without a right one: a guardian or the school gives a new PIN. */
  | { kind: 'reset' }
  | { kind: 'open'; minutes: number }

export interface PinBannerProps {
  state: PinState
  onPin: (pin: string) => void
  /** Closes the fields again before their time is over. */
  onLock?: (() => void) | undefined
  locking?: boolean | undefined
  titleLevel?: 2 | 3 | 4 | undefined
}

const icons = { blocked: IconClockPause, tomorrow: IconClockPause, reset: IconLockX, open: IconLockOpen2 }

/** Above fields that can be read, and change only after a guardian's PIN. */
export function PinBanner({ state, onPin, onLock, locking = false, titleLevel = 3 }: PinBannerProps) {
  const { t } = useTranslation('pieces')
  const id = useId()
  const Title = `h${titleLevel}` as 'h3'
  const { kind } = state
  const asksPin = kind === 'locked' || kind === 'checking' || kind === 'wrong'
  const Icon = asksPin ? IconLock : icons[kind]

  return (
    <div role="group" className={styles['banner']} data-kind={state.kind} aria-labelledby={id}>
      <span className={styles['icon']}>
        <Icon size={24} stroke={1.9} aria-hidden="true" />
      </span>
      <div className={styles['words']} role="status">
        <Title id={id} className={styles['title']}>
          {asksPin ? t('pin.title') : t(`pin.${kind}Title`)}
        </Title>
        <p>
          {state.kind === 'checking' && t('pin.checking')}
          {(state.kind === 'locked' || state.kind === 'wrong') && t('pin.body')}
          {state.kind === 'blocked' && t('pin.blocked', { count: state.minutes })}
          {(state.kind === 'tomorrow' || state.kind === 'reset') && t(`pin.${state.kind}`)}
          {state.kind === 'open' && t('pin.open', { count: state.minutes })}
        </p>
      </div>
      {kind === 'open' && onLock && (
        <Button variant="line" size="s" loading={locking} onClick={onLock}>
          {t('pin.lock')}
        </Button>
      )}
      {asksPin && (
        <div className={styles['code']}>
          <CodeInput
            length={PIN_LENGTH}
            numeric
            masked
            hideLabel
            label={t('pin.label', { length: PIN_LENGTH })}
            busy={state.kind === 'checking'}
            error={state.kind === 'wrong' ? t('pin.wrong') : undefined}
            triesLeft={state.kind === 'wrong' ? state.triesLeft : undefined}
            onComplete={onPin}
          />
        </div>
      )}
    </div>
  )
}
