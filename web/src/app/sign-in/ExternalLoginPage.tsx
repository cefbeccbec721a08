import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { signInByPartner } from '../../lib/session.ts'
import { handover } from '../handover.ts'
import { paths } from '../paths.ts'
import { PublicFrame } from '../PublicFrame.tsx'
import { SignInProgress, SignInRefused } from './SignInNotice.tsx'
import type { SignInRefusal } from './sign-in-refusal.ts'
import { useEntering } from './use-entering.ts'

/** Setting up the user, token valid, token error. */
export function ExternalLoginPage() {
  const { t } = useTranslation('signIn')
  const router = useRouter()
  const { state, refusal, retry } = useEntering(
    async () => {
      await signInByPartner({ partner: handover.get('partner') ?? '', token: handover.get('token') ?? '' })
      return () => router.navigate({ to: paths.root, replace: true })
    },
    handover.has('partner') && handover.has('token'),
  )
  return (
    <PublicFrame>
      {state === 'refused' ? (
        <SignInRefused
          title={t('external.refusedTitle')}
          sentence={t(isByLink(refusal) ? `external.refused.${refusal}` : `refused.${refusal}`)}
          onRetry={retry}
        />
      ) : (
        <SignInProgress
          title={t(`external.${state}.title`)}
          sentence={t(`external.${state}.sentence`)}
          isDone={state === 'valid'}
        />
      )}
    </PublicFrame>
  )
}

/** Another link helps, and only the partner has one: there was neither a code here nor a session. */
function isByLink(refusal: SignInRefusal): refusal is 'wrong' | 'used' | 'expired' {
  return refusal === 'wrong' || refusal === 'used' || refusal === 'expired'
}
