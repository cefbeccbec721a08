import { IconAlertCircleFilled, IconClock, IconWifiOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import type { ErrorText } from '../../lib/errors-core.ts'
import { useErrorText } from '../../lib/errors.ts'
import { cx } from '../../ui/base/cx.ts'
import { linkClass } from '../../ui/base/link-class.ts'
import { readRefusal, type LoginRefusal } from './login-refusal.ts'
import styles from './LoginNotice.module.css'

const icons = { offline: IconWifiOff, wait: IconClock } as const

interface LoginNoticeProps {
  error: unknown
  /** The session that was here ended by itself, or was ended elsewhere. */
  wasEnded?: boolean
}

/** Why the door stayed closed. Its region is always there, so that what appears in it is read aloud. */
export function LoginNotice({ error, wasEnded = false }: LoginNoticeProps) {
  const { t } = useTranslation('auth')
  const text = useErrorText(error)
  // What the server said of a field stands under that field.
  const isShown = text !== undefined && Object.keys(text.fields).every((field) => !fieldsOfForm.includes(field))
  return (
    <div role="alert" className={styles['region']}>
      {isShown && <Notice refusal={readRefusal(error)} text={text} />}
      {wasEnded && error === undefined && (
        <p className={cx(styles['notice'], styles['patience'])}>
          <IconClock size={21} stroke={1.9} aria-hidden="true" />
          <span>{t('ended')}</span>
        </p>
      )}
    </div>
  )
}

const fieldsOfForm = ['username', 'password']

function Notice({ refusal, text }: { refusal: LoginRefusal; text: ErrorText }) {
  const { t } = useTranslation('auth')
  const { kind } = refusal
  const isPatience = kind === 'offline' || kind === 'wait'
  const Icon = isPatience ? icons[kind] : IconAlertCircleFilled
  return (
    <p className={cx(styles['notice'], isPatience && styles['patience'])}>
      <Icon size={21} stroke={1.9} aria-hidden="true" />
      <span>
        {kind === 'other' && text.sentence}
        {kind === 'wait' && t(`refused.wait.${refusal.unit}`, { count: refusal.count })}
        {kind !== 'other' && kind !== 'wait' && t(`refused.${kind}`)}
        {kind === 'noAccount' && (
          <>
            {' '}
            <Link to={paths.dataWithoutAccount} className={linkClass()}>
              {t('refused.myData')}
            </Link>
          </>
        )}
      </span>
    </p>
  )
}
