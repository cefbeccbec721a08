import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconCircleCheck, IconClockOff, IconRefresh } from '@tabler/icons-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { query } from '../../lib/query.ts'
import { useLiveInterval } from '../../lib/socket.ts'
import { Button } from '../../ui/base/Button.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { minutesAndSeconds, useCountdown } from './countdown.ts'
import styles from './LiveQrCode.module.css'
import { drawQrCode } from './qr-drawing.ts'
import type { QrCode } from './use-qr-code.ts'

interface LiveQrCodeProps {
  code: QrCode
  isMaking: boolean
  onRenew: () => void
}

/** Waiting with its time, used, or over. */
export function LiveQrCode({ code, isMaking, onRenew }: LiveQrCodeProps) {
  const { t } = useTranslation('devices')
  const left = useCountdown(code.expiresAt)
  const state = useCodeState(code.id, left)
  const renew = (
    <Button
      variant={state === 'WAITING' ? 'line' : 'primary'}
      loading={isMaking}
      icon={<IconRefresh size={20} stroke={1.9} aria-hidden="true" />}
      onClick={onRenew}
    >
      {t('qr.renew')}
    </Button>
  )
  if (state === 'USED') {
    return (
      <Outcome icon={<IconCircleCheck size={56} stroke={1.7} />} title={t('qr.used')} sentence={t('qr.usedSentence')}>
        <Link to={paths.sessions} className={linkClass()}>
          {t('qr.seeSessions')}
        </Link>
        {renew}
      </Outcome>
    )
  }
  if (state === 'EXPIRED') {
    return (
      <Outcome
        icon={<IconClockOff size={56} stroke={1.7} />}
        title={t('qr.expired')}
        sentence={t('qr.expiredSentence')}
      >
        {renew}
      </Outcome>
    )
  }
  return (
    <div className={styles['live']}>
      <Drawing token={code.token} />
      <p className={styles['time']}>
        <span>{t('qr.expiresIn')}</span>
        <b role="timer">{minutesAndSeconds(left)}</b>
      </p>
      {renew}
    </div>
  )
}

/** While the socket is away the server is asked, often enough for a person who waits beside it. */
const askEvery = { live: 15_000, alone: 3_000 }

function useCodeState(id: string, left: number): 'WAITING' | 'USED' | 'EXPIRED' {
  const isLive = useLiveInterval() === false
  const isOver = left === 0
  const { data, error } = useQuery({
    ...query('auth', 'qrCodeState', { params: { id } }),
    refetchInterval: isOver ? false : isLive ? askEvery.live : askEvery.alone,
  })
  if (data?.state === 'USED') return 'USED'
  // A code that another tab has replaced is gone on the server.
  const isGone = error !== null && 'code' in error && error.code === 'nf_0080'
  return isOver || isGone || data?.state === 'EXPIRED' ? 'EXPIRED' : 'WAITING'
}

function Drawing({ token }: { token: string }) {
  const { t } = useTranslation('devices')
  const { size, path } = useMemo(
    () => drawQrCode(`${window.location.origin}${paths.redirectApp}#token=${token}`),
    [token],
  )
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('qr.picture')}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}

interface OutcomeProps {
  icon: ReactNode
  title: string
  sentence: string
  children: ReactNode
}

function Outcome({ icon, title, sentence, children }: OutcomeProps) {
  return (
    <div className={styles['live']}>
      <div role="status" className={styles['outcome']}>
        <span aria-hidden="true">{icon}</span>
        <h2>{title}</h2>
        <p>{sentence}</p>
      </div>
      {children}
    </div>
  )
}
