import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/base/button-class.ts'
import { paths } from '../paths.ts'
import { PublicFrame } from '../PublicFrame.tsx'

/** Long enough to read two lines. */
const readingMilliseconds = 4000

export function OidcSignedOutPage() {
  const { t } = useTranslation('signIn')
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(
      () => void router.navigate({ to: paths.login, search: {}, replace: true }),
      readingMilliseconds,
    )
    return () => clearTimeout(timer)
  }, [router])
  return (
    <PublicFrame>
      <h1>{t('signedOut.title')}</h1>
      <p>{t('signedOut.sentence')}</p>
      <Link to={paths.login} search={{}} className={buttonClass()}>
        {t('toLogin')}
      </Link>
    </PublicFrame>
  )
}
