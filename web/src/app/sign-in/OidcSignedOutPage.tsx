import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut, useSession } from '../../lib/session.ts'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { paths } from '../paths.ts'
import { PublicFrame } from '../PublicFrame.tsx'
import styles from '../PublicFrame.module.css'

/** The provider sends the browser back here; what it says of Trilha is what this device holds. Nobody is hurried on. */
export function OidcSignedOutPage() {
  const { t } = useTranslation('signIn')
  const session = useSession()
  return (
    <PublicFrame>
      {session ? (
        <StillHere />
      ) : (
        <>
          <h1>{t('signedOut.title')}</h1>
          <p>{t('signedOut.sentence')}</p>
          <Link to={paths.login} search={{}} className={buttonClass()}>
            {t('toLogin')}
          </Link>
        </>
      )}
    </PublicFrame>
  )
}

/** Opened by somebody whose session goes on. */
function StillHere() {
  const { t } = useTranslation('signIn')
  const [isLeaving, setLeaving] = useState(false)

  async function leave(): Promise<void> {
    setLeaving(true)
    const endSessionUrl = await signOut()
    if (endSessionUrl !== undefined) window.location.assign(endSessionUrl)
  }

  return (
    <>
      <h1>{t('stillHere.title')}</h1>
      <p>{t('stillHere.sentence')}</p>
      <div className={styles.actions}>
        <Link to={paths.root} className={buttonClass({ variant: 'line' })}>
          {t('stillHere.goOn')}
        </Link>
        <Button loading={isLeaving} onClick={() => void leave()}>
          {t('stillHere.leave')}
        </Button>
      </div>
    </>
  )
}
