import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { returnFromProvider } from '../../identity/auth/provider-visit.ts'
import { handover } from '../handover.ts'
import { paths } from '../paths.ts'
import { PublicFrame } from '../PublicFrame.tsx'
import { SignInProgress, SignInRefused } from './SignInNotice.tsx'
import { useEntering } from './use-entering.ts'

/** The provider sends the browser back here, with a code or with its reason. */
export function OidcReturnPage() {
  const { t } = useTranslation('signIn')
  const router = useRouter()
  const { state, refusal } = useEntering(async () => {
    const next = await returnFromProvider(handover)
    // The door knows where a person who is signed in goes on, and that it is a page of ours.
    return () => router.navigate({ to: paths.login, search: next === undefined ? {} : { next }, replace: true })
  }, handover.has('code'))
  return (
    <PublicFrame>
      {state === 'refused' ? (
        <SignInRefused
          title={t('oidc.refusedTitle')}
          sentence={t(refusal === 'noAccount' ? 'oidc.noAccount' : `refused.${refusal}`)}
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
