import { useSearch } from '@tanstack/react-router'
import { IconSchool } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { LoginNotice } from './LoginNotice.tsx'
import { leaveForProvider } from './provider-visit.ts'
import styles from './ProviderButton.module.css'

/** The school's own way in. */
export function ProviderButton({ name }: { name: string }) {
  const { t } = useTranslation('auth')
  const { next } = useSearch({ strict: false })
  const [isLeaving, setIsLeaving] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()

  async function leave(): Promise<void> {
    setRefusal(undefined)
    setIsLeaving(true)
    try {
      // The button stays busy until the provider's page stands in place of this one.
      await leaveForProvider(next)
    } catch (error) {
      setRefusal(error)
      setIsLeaving(false)
    }
  }

  return (
    <div className={styles['other']}>
      <p className={styles['or']}>{t('or')}</p>
      <LoginNotice error={refusal} />
      <Button
        variant="line"
        size="l"
        full
        loading={isLeaving}
        icon={<IconSchool size={21} stroke={1.9} aria-hidden="true" />}
        onClick={() => void leave()}
      >
        {t('provider', { name })}
      </Button>
    </div>
  )
}
