import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { Button } from '../../ui/base/Button.tsx'
import type { ButtonVariant } from '../../ui/base/button-class.ts'
import styles from './BalanceFailure.module.css'
import type { BalancesState } from './use-balances.ts'

/** Beside the dash: a sentence, the code for support, and another try. */
export function BalanceFailure({ balances, variant }: { balances: BalancesState; variant: ButtonVariant }) {
  const { t } = useTranslation(['wallets', 'ui'])
  const text = useErrorText(balances.error)
  if (!text) return null
  return (
    <div role="alert" className={styles['failure']}>
      <p>
        {t('balance.failed')}
        {text.code && <small> {t('ui:error.code', { code: text.code })}</small>}
      </p>
      <Button
        variant={variant}
        size="s"
        loading={balances.isFetching}
        icon={<IconRefresh size={18} stroke={1.9} aria-hidden="true" />}
        onClick={balances.retry}
      >
        {t('ui:retry')}
      </Button>
    </div>
  )
}
