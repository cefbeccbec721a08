import { useNavigate, useSearch } from '@tanstack/react-router'
import { TermsAgreement } from '../identity/accounts/TermsAgreement.tsx'
import { signOut } from '../lib/session.ts'
import { nextPage } from './guard.ts'
import { paths } from './paths.ts'

/** Agreed: on to where the person was going. Refused: out, as nothing can be used without them (decision G52). */
export function AgreeTermsPage() {
  const navigate = useNavigate()
  const { next } = useSearch({ from: paths.agreeTerms })
  return (
    <TermsAgreement
      onAgreed={() => void navigate({ to: nextPage(next), replace: true })}
      onRefused={() => void signOut().then(() => navigate({ to: paths.login, replace: true }))}
    />
  )
}
