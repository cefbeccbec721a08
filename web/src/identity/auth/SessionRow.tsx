import type { OpenSession } from '@trilha/contract/identity/auth'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import styles from './SessionRow.module.css'

interface SessionRowProps {
  session: OpenSession
  isEnding: boolean
  onEnd: () => void
}

const handhelds: readonly (string | null)[] = ['Android', 'iPhone', 'iPad']

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('devices')
  const format = useFormat()
  const device = useDeviceWords(session)
  const Icon = handhelds.includes(session.system) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={styles['row']}>
      <span className={styles['icon']} aria-hidden="true">
        <Icon size={24} stroke={1.8} />
      </span>
      <div className={styles['words']}>
        <h2 className={styles['device']}>
          {device}
          {session.current && <Tag tone="primary">{t('sessions.current')}</Tag>}
        </h2>
        <p className={styles['detail']}>{t(`sessions.startedBy.${session.startedBy}`)}</p>
        <p className={styles['detail']}>
          {t('sessions.since', { date: format.date(session.createdAt), time: format.time(session.createdAt) })}
        </p>
        {!session.current && (
          <p className={styles['detail']}>{t('sessions.lastUsed', { when: format.relative(session.lastUsedAt) })}</p>
        )}
      </div>
      {!session.current && (
        <Button
          variant="line"
          size="s"
          loading={isEnding}
          aria-label={t('sessions.endNamed', { device })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

function useDeviceWords({ browser, system }: OpenSession): string {
  const { t } = useTranslation('devices')
  if (browser && system) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.unknownDevice')
}
