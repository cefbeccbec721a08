import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ContourLines } from '../../ui/art/ContourLines.tsx'
import { LogoMark } from '../../ui/art/Logo.tsx'
import { Loader } from '../../ui/base/Loader.tsx'
import styles from './SwitchStage.module.css'

/** Over everything: what stands behind belongs to the account that is left. */
export function SwitchStage({ schoolName }: { schoolName: string }) {
  const { t } = useTranslation('app')
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => stage.current?.focus(), [])
  return (
    <div
      ref={stage}
      role="alertdialog"
      aria-modal="true"
      aria-busy="true"
      aria-label={t('switch.preparing', { school: schoolName })}
      tabIndex={-1}
      className={styles['stage']}
    >
      <svg className={styles['map']} viewBox="0 0 440 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <ContourLines cx={220} cy={220} start={40} step={34} count={12} seed={7} opacity={0.2} />
      </svg>
      <LogoMark size={64} />
      <p className={styles['words']}>{t('switch.preparing', { school: schoolName })}</p>
      <Loader size={28} />
    </div>
  )
}
