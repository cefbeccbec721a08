import { Link } from '@tanstack/react-router'
import { PasswordProof } from '@trilha/contract/identity/auth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from './paths.ts'
import { call } from '../lib/api/client.ts'
import { saveFile } from '../lib/save-file.ts'
import { useCheckedForm } from '../lib/use-checked-form.ts'
import { Button } from '../ui/base/Button.tsx'
import { Dialog } from '../ui/base/Dialog.tsx'
import { linkClass } from '../ui/base/link-class.ts'
import { PasswordField } from '../ui/base/PasswordField.tsx'
import { EmailField } from '../ui/pieces/EmailField.tsx'
import { EntryFrame } from '../identity/accounts/EntryFrame.tsx'
import { FormNotice } from '../identity/accounts/FormNotice.tsx'
import styles from './DataWithoutAccountPage.module.css'

type Act = 'takeOutWithoutAccount' | 'eraseWithoutAccount'

/** Whoever signed up and was linked by no school has no session, and the same rights (decision D12). */
export function DataWithoutAccountPage() {
  const { t } = useTranslation('privacy')
  const [isErased, setIsErased] = useState(false)
  return (
    <EntryFrame
      title={t(isErased ? 'unlinked.erased.title' : 'unlinked.title')}
      lead={t(isErased ? 'unlinked.erased.lead' : 'unlinked.lead')}
    >
      {!isErased && <Rights onErased={() => setIsErased(true)} />}
      <p className={styles['back']}>
        <Link to={paths.login} className={linkClass()}>
          {t('unlinked.back')}
        </Link>
      </p>
    </EntryFrame>
  )
}

function Rights({ onErased }: { onErased: () => void }) {
  const { t } = useTranslation('privacy')
  const { element, values, change, errorOf, notice, check, refuse } = useCheckedForm({ username: '', password: '' })
  const [running, setRunning] = useState<Act>()
  const [isAsking, setIsAsking] = useState(false)

  async function run(act: Act): Promise<void> {
    setIsAsking(false)
    setRunning(act)
    try {
      const file = await call('privacy', act, { body: values })
      if (file) saveFile(file, t('export.fileName'))
      else onErased()
    } catch (error) {
      refuse(error)
    } finally {
      setRunning(undefined)
    }
  }

  return (
    <form
      ref={element}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (check(PasswordProof, values)) void run('takeOutWithoutAccount')
      }}
    >
      <FormNotice sentence={notice} />
      <EmailField
        name="username"
        required
        value={values.username}
        error={errorOf('username')}
        onChange={(event) => change({ username: event.currentTarget.value })}
      />
      <PasswordField
        label={t('unlinked.password')}
        name="password"
        required
        value={values.password}
        error={errorOf('password')}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      <Button type="submit" size="l" full loading={running === 'takeOutWithoutAccount'}>
        {t('export.create')}
      </Button>
      <Button
        variant="line"
        size="l"
        full
        loading={running === 'eraseWithoutAccount'}
        onClick={() => {
          if (check(PasswordProof, values)) setIsAsking(true)
        }}
      >
        {t('unlinked.erase')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('unlinked.ask.title')}
        lead={t('unlinked.ask.lead')}
        actions={
          <>
            <Button variant="line" onClick={() => setIsAsking(false)}>
              {t('unlinked.ask.keep')}
            </Button>
            <Button onClick={() => void run('eraseWithoutAccount')}>{t('unlinked.ask.confirm')}</Button>
          </>
        }
      />
    </form>
  )
}
