import { useEffect, useRef, useState } from 'react'
import { logWarning } from '../../lib/log.ts'
import { mayTryAgain, readSignInRefusal, type SignInRefusal } from './sign-in-refusal.ts'

type State = { state: 'settingUp' | 'valid'; refusal?: undefined } | { state: 'refused'; refusal: SignInRefusal }

/** `retry` where the same try may still succeed. */
type Entering = State & { retry?: (() => void) | undefined }

/** How long a success shows. */
const shownMilliseconds = 1000

/**
 * Lets a person in as soon as the page stands, once: what the address handed over is good for one sign-in.
 * `enter` answers how to go on.
 */
export function useEntering(enter: () => Promise<() => Promise<void>>, isWhole: boolean): Entering {
  const [entering, setEntering] = useState<State>(
    isWhole ? { state: 'settingUp' } : { state: 'refused', refusal: 'wrong' },
  )
  const began = useRef(false)

  function begin(): void {
    enter().then(
      (goOn) => {
        setEntering({ state: 'valid' })
        setTimeout(() => void goOn(), shownMilliseconds)
      },
      (error: unknown) => {
        logWarning('sign-in', error)
        setEntering({ state: 'refused', refusal: readSignInRefusal(error) })
      },
    )
  }

  useEffect(() => {
    if (began.current || !isWhole) return
    began.current = true
    begin()
  })

  function retry(): void {
    setEntering({ state: 'settingUp' })
    begin()
  }
  const isOpen = isWhole && entering.state === 'refused' && mayTryAgain(entering.refusal)
  return { ...entering, retry: isOpen ? retry : undefined }
}
