import { useEffect, useRef, useState } from 'react'
import { logWarning } from '../../lib/log.ts'
import { readSignInRefusal, type SignInRefusal } from './sign-in-refusal.ts'

type Entering = { state: 'settingUp' | 'valid'; refusal?: undefined } | { state: 'refused'; refusal: SignInRefusal }

/** How long a success shows. product §8 */
const shownMilliseconds = 1000

/**
 * Lets a person in as soon as the page stands, once: what the address handed over is good for one try.
 * `enter` answers how to go on.
 */
export function useEntering(enter: () => Promise<() => Promise<void>>, isWhole: boolean): Entering {
  const [entering, setEntering] = useState<Entering>(
    isWhole ? { state: 'settingUp' } : { state: 'refused', refusal: 'wrong' },
  )
  const began = useRef(false)
  useEffect(() => {
    if (began.current || !isWhole) return
    began.current = true
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
  }, [enter, isWhole])
  return entering
}
