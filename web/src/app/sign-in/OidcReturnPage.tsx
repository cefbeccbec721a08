import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nextAfterProvider, returnFromProvider } from '../../identity/auth/provider-visit.ts'
import { handover } from '../handover.ts'
import { paths } from '../paths.ts'
import { PublicFrame } from '../PublicFrame.tsx'
import { SignInProgress, SignInRefused } from './SignInNotice.tsx'
import type { SignInRefusal } from './sign-in-refusal.ts'
import { useEntering } from './use-entering.ts'

/** The provider sends the browser back here, with a code or with its reason. */
export function OidcReturnPage() {
  const { t } = useTranslation('signIn')
  const router = useRouter()
  const [next] = useState(nextAfterProvider)
  const isAnswer = handover.has('code') || handover.has('error')
  const { state, refusal, retry } = useEntering(async () => {
    await returnFromProvider(handover)
    // The door knows where a person who is signed in goes on, and that it is a page of ours.
    return () => router.navigate({ to: paths.login, search: next === undefined ? {} : { next }, replace: true })
  }, isAnswer)
  return (
    <PublicFrame>
      {state === 'refused' ? (
        <SignInRefused
          title={t('oidc.refusedTitle')}
          sentence={t(isOfProvider(refusal) ? `oidc.${refusal}` : `refused.${refusal}`)}
          onRetry={retry}
          next={next}
        />
      ) : (
        <SignInProgress
          title={t(`oidc.${state}.title`)}
          sentence={t(`oidc.${state}.sentence`)}
          isDone={state === 'valid'}
        />
      )}
    </PublicFrame>
  )
}

/** Of what the school's account did there is more to say here. */
function isOfProvider(refusal: SignInRefusal): refusal is 'noAccount' | 'denied' | 'provider' {
  return refusal === 'noAccount' || refusal === 'denied' || refusal === 'provider'
}
