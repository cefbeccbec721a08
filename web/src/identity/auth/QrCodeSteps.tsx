import { IconShieldLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/base/Card.tsx'
import styles from './QrCodeSteps.module.css'

const steps = ['open', 'point', 'confirm'] as const

export function QrCodeSteps() {
  const { t } = useTranslation('devices')
  return (
    <Card title={t('qr.how')}>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step}>{t(`qr.step.${step}`)}</li>
        ))}
      </ol>
      <p className={styles['care']}>
        <IconShieldLock size={20} stroke={1.9} aria-hidden="true" />
        {t('qr.care')}
      </p>
    </Card>
  )
}
