import { useQuery } from '@tanstack/react-query'
import type { WalletLimits } from '@trilha/contract/economy/wallets'
import type { UserBrief } from '@trilha/contract/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../../lib/current-account.ts'
import { useErrorText } from '../../../lib/errors.ts'
import { query, useContractMutation } from '../../../lib/query.ts'
import { lookOf } from '../../../ui/avatar/look.ts'
import { UserAvatar } from '../../../ui/avatar/UserAvatar.tsx'
import { Button } from '../../../ui/base/Button.tsx'
import { Dialog } from '../../../ui/base/Dialog.tsx'
import { Money } from '../../../ui/base/Money.tsx'
import { saving } from '../../../ui/base/toasts.ts'
import { GiftForm } from './GiftForm.tsx'
import styles from './giving.module.css'
import { LimitsLoader } from './LimitsLoader.tsx'
import { shownNameOf } from '@trilha/contract/rules'

interface GiftDialogProps {
  educoins: number
  open: boolean
  onClose: () => void
}

/** Educoins for a classmate: chosen, looked at once more, given. */
export function GiftDialog({ educoins, open, onClose }: GiftDialogProps) {
  const { t } = useTranslation('wallets')
  const { data: current } = useCurrentAccount()
  const isListOpen = current?.flags.isPermitAccessClassMenu ?? true
  const classmates = useQuery({ ...query('students', 'listMyClassmates'), enabled: open && isListOpen })
  const limits = useQuery({ ...query('wallets', 'getMyLimits'), enabled: open })
  const closed = current?.mayBuy === false ? 'family' : isListOpen ? undefined : 'school'
  return (
    <Dialog open={open} onClose={onClose} title={t('gift.title')} lead={t('gift.lead')}>
      {closed ? (
        <Closed by={closed} onClose={onClose} />
      ) : (
        <LimitsLoader limits={limits}>
          {(known) => (
            <Steps
              educoins={educoins}
              limits={known}
              classmates={classmates.data}
              failure={classmates.error}
              onRefused={() => void limits.refetch()}
              onDone={onClose}
            />
          )}
        </LimitsLoader>
      )}
    </Dialog>
  )
}

function Closed({ by, onClose }: { by: 'family' | 'school'; onClose: () => void }) {
  const { t } = useTranslation('wallets')
  return (
    <>
      <p className={styles['none']}>{t(`gift.closed.${by}`)}</p>
      <div className={styles['actions']}>
        <Button variant="line" onClick={onClose}>
          {t('entry.close')}
        </Button>
      </div>
    </>
  )
}

interface StepsProps {
  educoins: number
  limits: WalletLimits
  classmates: readonly UserBrief[] | undefined
  failure: unknown
  /** What is left of the day may be less than was shown. */
  onRefused: () => void
  onDone: () => void
}

function Steps({ educoins, limits, classmates, failure, onRefused, onDone }: StepsProps) {
  const { t } = useTranslation('wallets')
  const [gift, setGift] = useState<{ person: UserBrief; educoins: number }>()
  const [isSure, setIsSure] = useState(false)
  const give = useContractMutation('wallets', 'give')
  const refusal = useErrorText(give.error)
  if (!gift || !isSure)
    return (
      <GiftForm
        initial={gift}
        most={Math.min(educoins, limits.gift.left)}
        {...{ limits, classmates, failure }}
        onCancel={onDone}
        onChosen={(chosen) => {
          setGift(chosen)
          setIsSure(true)
        }}
      />
    )

  const { person, educoins: amount } = gift
  function submit(): void {
    saving(give.mutateAsync({ body: { userId: person.id, educoins: amount } })).then(onDone, onRefused)
  }
  return (
    <>
      <div className={styles['sure']}>
        <UserAvatar name={person.name} selection={lookOf(person)} size={64} decorative />
        <p>{t('gift.sure', { name: shownNameOf(person) })}</p>
        <Money value={amount} iconSize={26} className={styles['sum']} />
      </div>
      {refusal && (
        <p role="alert" className={styles['failure']}>
          {refusal.sentence}
        </p>
      )}
      {refusal?.code === 'ii_0048' && <p className={styles['quiet']}>{t('gift.left', { ...limits.gift })}</p>}
      <div className={styles['actions']}>
        <Button variant="line" onClick={() => setIsSure(false)}>
          {t('gift.back')}
        </Button>
        <Button loading={give.isPending} onClick={submit}>
          {t('gift.do')}
        </Button>
      </div>
    </>
  )
}
