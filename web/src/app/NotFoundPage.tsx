import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../lib/session.ts'
import { EmptyArt } from '../ui/art/EmptyArt.tsx'
import { buttonClass } from '../ui/base/button-class.ts'
import { paths } from './paths.ts'
import { PublicFrame } from './PublicFrame.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('app')
  const session = useSession()
  return (
    <PublicFrame>
      <EmptyArt kind="notFound" />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.sentence')}</p>
      <Link to={session ? paths.dashboard : paths.login} className={buttonClass()}>
        {t(session ? 'notFound.toDashboard' : 'notFound.toLogin')}
      </Link>
    </PublicFrame>
  )
}
