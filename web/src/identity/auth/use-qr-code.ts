import { useEffect, useRef } from 'react'
import type { Answer } from '../../lib/api/types.ts'
import { useContractMutation } from '../../lib/query.ts'

export type QrCode = Answer<'accounts', 'newQrCodeToken'>

/** A code from the moment in which the page stands; each new one takes the place of the one before. */
export function useQrCode(userId: string) {
  const { data: code, error, isPending, mutate } = useContractMutation('accounts', 'newQrCodeToken')
  const began = useRef(false)
  const renew = () => mutate({ params: { id: userId } })
  useEffect(() => {
    if (began.current) return
    began.current = true
    mutate({ params: { id: userId } })
  }, [mutate, userId])
  return { code, error, isMaking: isPending, renew }
}
