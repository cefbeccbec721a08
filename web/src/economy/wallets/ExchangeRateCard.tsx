import { useQuery } from '@tanstack/react-query'
import { EXCHANGE_RATE_MAX } from '@trilha/contract/constants/economy'
import type { ExchangeRate } from '@trilha/contract/economy/wallets'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Coin } from '../../ui/art/Coin.tsx'
import { Bolt } from '../../ui/base/Bolt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './ExchangeRateCard.module.css'
import { wholeNumber } from './giving/amounts.ts'

/** The school's own rate, for its administrator. */
export function ExchangeRateCard() {
  const { t } = useTranslation('wallets')
  const rate = useQuery(query('wallets', 'getExchangeRate'))
  const failure = useErrorText(rate.data ? undefined : rate.error)
  return (
    <Card title={t('rate.title')}>
      <SkeletonGroup loading={rate.isPending} skeleton={<Skeleton height={130} radius={14} />}>
        {() =>
          rate.data ? (
            <Form rate={rate.data} />
          ) : (
            <ErrorPanel
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={rate.isFetching}
              onRetry={() => void rate.refetch()}
            />
          )
        }
      </SkeletonGroup>
    </Card>
  )
}

function Form({ rate }: { rate: ExchangeRate }) {
  const { t } = useTranslation('wallets')
  const [xpText, setXp] = useState(String(rate.xp))
  const [educoinsText, setEducoins] = useState(String(rate.educoins))
  const [isChecked, setIsChecked] = useState(false)
  const change = useContractMutation('wallets', 'changeExchangeRate')
  const failure = useErrorText(change.error)
  const xp = within(xpText, EXCHANGE_RATE_MAX.XP)
  const educoins = within(educoinsText, EXCHANGE_RATE_MAX.EDU_COIN)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    setIsChecked(true)
    if (xp === undefined || educoins === undefined) return
    saving(change.mutateAsync({ body: { xp, educoins } }), 'update').catch(() => {})
  }

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p className={styles['lead']}>{t('rate.lead')}</p>
      <div className={styles['fields']}>
        <TextField
          label={t('rate.xp')}
          icon={<Bolt size={20} />}
          inputMode="numeric"
          maxLength={5}
          value={xpText}
          error={isChecked && xp === undefined ? t('rate.wrong', { most: EXCHANGE_RATE_MAX.XP }) : undefined}
          onChange={(event) => setXp(event.currentTarget.value)}
        />
        <TextField
          label={t('rate.educoins')}
          icon={<Coin size={20} />}
          inputMode="numeric"
          maxLength={3}
          value={educoinsText}
          error={
            isChecked && educoins === undefined ? t('rate.wrong', { most: EXCHANGE_RATE_MAX.EDU_COIN }) : undefined
          }
          onChange={(event) => setEducoins(event.currentTarget.value)}
        />
      </div>
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      <Button
        type="submit"
        className={styles['save']}
        loading={change.isPending}
        disabled={xp === rate.xp && educoins === rate.educoins}
      >
        {t('rate.save')}
      </Button>
    </form>
  )
}

function within(text: string, most: number): number | undefined {
  const value = wholeNumber(text)
  return value !== undefined && value >= 1 && value <= most ? value : undefined
}
