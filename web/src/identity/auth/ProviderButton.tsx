import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconSchool } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { LoginNotice } from './LoginNotice.tsx'
import { leaveForProvider } from './provider-visit.ts'
import styles from './ProviderButton.module.css'

/** The school's own way in, where it has one. */
export function ProviderButton() {
  const { t } = useTranslation('auth')
  const { next } = useSearch({ strict: false })
  const { data } = useQuery({ ...query('auth', 'options'), staleTime: Infinity })
  const [isLeaving, setIsLeaving] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  if (!data?.oidc) return null

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
        {t('provider', { name: data.oidc.name })}
      </Button>
    </div>
  )
}
