import { IconArrowRight, IconMinus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { WalletLimits } from '@trilha/contract/economy/wallets'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/errors.ts'
import { query, useContractMutation } from '../../../lib/query.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { Dialog } from '../../../ui/base/Dialog.tsx'
import { IconButton } from '../../../ui/base/IconButton.tsx'
import { Money } from '../../../ui/base/Money.tsx'
import { saving } from '../../../ui/base/toasts.ts'
import { Xp } from '../../../ui/base/Xp.tsx'
import { mostTimes } from './amounts.ts'
import styles from './giving.module.css'
import { LimitsLoader } from './LimitsLoader.tsx'

interface ExchangeDialogProps {
  xp: number
  open: boolean
  onClose: () => void
}

/** XP into Educoins at the school's rate. The level counts what was earned, so it stays (decision G19). */
export function ExchangeDialog({ xp, open, onClose }: ExchangeDialogProps) {
  const { t } = useTranslation('wallets')
  const limits = useQuery({ ...query('wallets', 'getMyLimits'), enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title={t('exchange.title')} lead={t('exchange.lead')}>
      <LimitsLoader limits={limits}>{(known) => <Choice xp={xp} limits={known} onDone={onClose} />}</LimitsLoader>
    </Dialog>
  )
}

function Choice({ xp, limits, onDone }: { xp: number; limits: WalletLimits; onDone: () => void }) {
  const { t } = useTranslation('wallets')
  const { rate, exchange } = limits
  const most = mostTimes(xp, limits)
  const [wanted, setTimes] = useState(1)
  // The balance may fall while this is open.
  const times = Math.min(wanted, most)
  const change = useContractMutation('wallets', 'exchange')
  const failure = useErrorText(change.error)
  const body = { xp: times * rate.xp, educoins: times * rate.educoins }

  function submit(): void {
    saving(change.mutateAsync({ body })).then(onDone, () => {})
  }

  return (
    <>
      <p className={styles['rate']}>{t('exchange.rate', rate)}</p>
      {most === 0 ? (
        <p className={styles['none']}>
          {exchange.perDay === 0
            ? t('exchange.none')
            : xp < rate.xp
              ? t('exchange.tooLittle', { xp: rate.xp - xp })
              : t('exchange.limitReached')}
        </p>
      ) : (
        <>
          <div className={styles['stepper']} role="group" aria-label={t('exchange.amount')}>
            <IconButton
              aria-label={t('exchange.less')}
              disabled={times <= 1}
              onClick={() => setTimes(Math.max(times - 1, 1))}
            >
              <IconMinus size={22} stroke={2.2} aria-hidden="true" />
            </IconButton>
            <output className={styles['deal']} aria-live="polite">
              <Xp value={body.xp} iconSize={22} />
              <IconArrowRight size={22} stroke={1.9} aria-label={t('exchange.become')} />
              <Money value={body.educoins} iconSize={24} />
            </output>
            <IconButton
              aria-label={t('exchange.more')}
              disabled={times >= most}
              onClick={() => setTimes(Math.min(times + 1, most))}
            >
              <IconPlus size={22} stroke={2.2} aria-hidden="true" />
            </IconButton>
          </div>
          <p className={styles['quiet']}>{t('exchange.left', { left: exchange.left, perDay: exchange.perDay })}</p>
        </>
      )}
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      <div className={styles['actions']}>
        <Button variant="line" onClick={onDone}>
          {t('cancel')}
        </Button>
        {most > 0 && (
          <Button loading={change.isPending} onClick={submit}>
            {t('exchange.do')}
          </Button>
        )}
      </div>
    </>
  )
}
