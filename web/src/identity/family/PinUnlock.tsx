import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../lib/api/api-error.ts'
import { clock } from '../../lib/clock.ts'
import { useErrorText } from '../../lib/errors.ts'
import { refreshDomains, useContractMutation } from '../../lib/query.ts'
import { PinBanner } from '../../ui/pieces/PinBanner.tsx'
import { pinStateOf } from './pin-state.ts'
import styles from './family.module.css'
import { useGuardingPin } from './use-my-control.ts'
import { useNow } from './use-now.ts'

/**
 * Above whatever waits for the PIN: asks for it, and once it was given says how long it opens and closes it early.
 * Nothing where there is no PIN, or nobody whom it would lock.
 */
export function PinUnlock() {
  const { t } = useTranslation('family')
  const { data: guard, isFetching } = useGuardingPin()
  const unlock = useContractMutation('family', 'unlock')
  const lock = useContractMutation('family', 'lock', { onSuccess: unlock.reset })
  useExpiry(guard?.editUnlockedUntil ?? null)
  // The clock may have moved on since the last tick, and the grant began a moment ago.
  const now = Math.max(useNow(), clock.now())
  const isWrong = isApiError(unlock.error) && unlock.error.code === 'br_0036'
  const isKnown = isWrong || (isApiError(unlock.error) && unlock.error.status === 429)
  const failure = useErrorText(isKnown ? undefined : unlock.error)
  if (!guard?.pinSet) return null
  const state = pinStateOf(guard, { isChecking: unlock.isPending, isWrong, isSettled: !isFetching }, now)
  return (
    <div className={styles['stack']}>
      <PinBanner
        titleLevel={2}
        state={state}
        onPin={(pin) => unlock.mutate({ body: { pin } })}
        onLock={() => lock.mutate()}
        locking={lock.isPending}
      />
      {guard.isElsewhere && <p className={styles['quiet']}>{t('pin.elsewhere')}</p>}
      {failure && (
        <p role="alert" className={styles['failure']}>
          {t('pin.notChecked', { sentence: failure.why })}
        </p>
      )}
    </div>
  )
}

/** The pages below learn that the time is over, so that nobody fills in what can no longer be saved. */
function useExpiry(until: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (until === null) return
    const wait = Date.parse(until) - clock.now()
    if (wait <= 0) return
    const timer = setTimeout(() => void refreshDomains(client, ['accounts', 'profiles', 'family']), wait)
    return () => clearTimeout(timer)
  }, [until, client])
}

/** Whether fields that wait for the PIN may be edited now; the server decides again when they are saved. */
export function useMayEdit(): boolean {
  const { data: guard } = useGuardingPin()
  const now = Math.max(useNow(), clock.now())
  return !guard?.pinSet || (guard.editUnlockedUntil !== null && Date.parse(guard.editUnlockedUntil) > now)
}
