import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyArt } from '../ui/art/EmptyArt.tsx'
import { Button } from '../ui/base/Button.tsx'
import { buttonClass } from '../ui/base/button-class.ts'
import { paths } from './paths.ts'
import { PublicFrame } from './PublicFrame.tsx'
import styles from './PublicFrame.module.css'
import { routerPath } from './router-path.ts'

/** Reached only by addresses that do not lead into this site: those were gone to before. */
export function RedirectPage() {
  const { t } = useTranslation(['pieces', 'app'])
  const router = useRouter()
  const { found } = useRouteContext({ from: routerPath(paths.redirect) })

  function goBack(): void {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: paths.root })
  }

  const isOutside = found.kind === 'outside'
  return (
    <PublicFrame>
      <EmptyArt kind="notFound" />
      <h1>{isOutside ? t('pieces:leaving.title') : t('app:redirect.refusedTitle')}</h1>
      <p>{isOutside ? t('pieces:leaving.body') : t('app:redirect.refusedSentence')}</p>
      {isOutside && <p className={styles.address}>{found.target.domain}</p>}
      {isOutside && found.target.hasSpecialLetters && <p>{t('pieces:leaving.specialLetters')}</p>}
      <div className={styles.actions}>
        <Button variant={isOutside ? 'line' : 'primary'} onClick={goBack}>
          {t('pieces:leaving.back')}
        </Button>
        {isOutside && (
          <a className={buttonClass()} href={found.target.href} rel="noopener noreferrer">
            {t('pieces:leaving.continue')}
          </a>
        )}
      </div>
    </PublicFrame>
  )
}
