import { Link, useRouter } from '@tanstack/react-router'
import { IconLogin2 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepSignedIn } from '../../identity/auth/KeepSignedIn.tsx'
import { call } from '../../lib/api/client.ts'
import type { Answer } from '../../lib/api/types.ts'
import { signInByQrCode } from '../../lib/session.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { handover } from '../handover.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { paths } from '../paths.ts'
import { PublicFrame } from '../PublicFrame.tsx'
import styles from './RedirectAppPage.module.css'
import { SignInRefused } from './SignInNotice.tsx'
import { readSignInRefusal } from './sign-in-refusal.ts'

/** The second device: a QR code led here (decision G25). Nobody goes in without saying yes. */
export function RedirectAppPage() {
  const { t } = useTranslation('signIn')
  const token = handover.get('token')
  return (
    <PublicFrame>
      {token ? (
        <Confirmation token={token} />
      ) : (
        <SignInRefused title={t('qr.noCodeTitle')} sentence={t('qr.noCodeSentence')} />
      )}
    </PublicFrame>
  )
}

function Confirmation({ token }: { token: string }) {
  const { t } = useTranslation('signIn')
  const router = useRouter()
  const [keep, setKeep] = useState(false)
  const [isEntering, setIsEntering] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const { person, error } = usePreview(token)

  async function enter(): Promise<void> {
    setIsEntering(true)
    try {
      await signInByQrCode({ token, keep })
      await router.navigate({ to: paths.root, replace: true })
    } catch (reason) {
      setRefusal(reason)
      setIsEntering(false)
    }
  }

  const problem = refusal ?? error
  if (problem) {
    return <SignInRefused title={t('qr.refusedTitle')} sentence={t(`refused.${readSignInRefusal(problem)}`)} />
  }
  return (
    <SkeletonGroup
      loading={person === undefined}
      pageName={t('qr.waiting')}
      skeleton={<Skeleton width={280} height={240} radius={24} />}
    >
      {() =>
        person && (
          <div className={styles['person']}>
            <UserAvatar
              name={person.name}
              {...(person.avatar && { selection: lookOf({ id: person.name, avatar: person.avatar }) })}
              size={124}
              decorative
            />
            <h1>{t('qr.title', { name: person.name })}</h1>
            <p>{t('qr.sentence')}</p>
            <div className={styles['keep']}>
              <KeepSignedIn checked={keep} onChange={setKeep} />
            </div>
            <Button
              size="l"
              full
              loading={isEntering}
              icon={<IconLogin2 size={21} stroke={1.9} aria-hidden="true" />}
              onClick={() => void enter()}
            >
              {t('qr.confirm', { name: person.name })}
            </Button>
            <Link className={linkClass()} to={paths.login} search={{}}>
              {t('qr.notMe')}
            </Link>
          </div>
        )
      }
    </SkeletonGroup>
  )
}

type Preview = Answer<'auth', 'qrCodePreview'>

/** Not from the cache, which is emptied in the moment in which somebody else takes over this device. */
function usePreview(token: string): { person?: Preview; error?: unknown } {
  const [preview, setPreview] = useState<{ person?: Preview; error?: unknown }>({})
  useEffect(() => {
    const leaving = new AbortController()
    call('auth', 'qrCodePreview', { body: { token } }, { signal: leaving.signal }).then(
      (person) => setPreview({ person }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setPreview({ error })
      },
    )
    return () => leaving.abort()
  }, [token])
  return preview
}
