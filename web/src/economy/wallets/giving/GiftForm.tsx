import type { WalletLimits } from '@trilha/contract/economy/wallets'
import type { UserBrief } from '@trilha/contract/people'
import { useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/errors.ts'
import { focusInvalid } from '../../../lib/focus-invalid.ts'
import { Coin } from '../../../ui/art/Coin.tsx'
import { Button } from '../../../ui/base/Button.tsx'
import { TextField } from '../../../ui/base/TextField.tsx'
import { SearchSelect } from '../../../ui/pieces/SearchSelect.tsx'
import { wholeNumber } from './amounts.ts'
import styles from './giving.module.css'
import { shownNameOf } from '@trilha/contract/rules'

interface Chosen {
  person: UserBrief
  educoins: number
}

interface GiftFormProps {
  /** What had been chosen, when one comes back to change it. */
  initial: Chosen | undefined
  /** What there is and what is left of the day. */
  most: number
  limits: WalletLimits
  /** Undefined while they are on their way. */
  classmates: readonly UserBrief[] | undefined
  failure: unknown
  onCancel: () => void
  onChosen: (chosen: Chosen) => void
}

export function GiftForm({ initial, most, limits, classmates, failure, onCancel, onChosen }: GiftFormProps) {
  const { t } = useTranslation('wallets')
  const [userId, setUserId] = useState(initial?.person.id ?? '')
  const [text, setText] = useState(initial ? String(initial.educoins) : '')
  const [isChecked, setIsChecked] = useState(false)
  const listFailure = useErrorText(failure)
  const educoins = wholeNumber(text)
  const person = classmates?.find(({ id }) => id === userId)
  const isAmountRight = educoins !== undefined && educoins >= 1 && educoins <= most

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    flushSync(() => setIsChecked(true))
    if (person && isAmountRight) onChosen({ person, educoins })
    else focusInvalid(event.currentTarget)
  }

  if (most === 0) return <Nothing hasLimitLeft={limits.gift.left > 0} perDay={limits.gift.perDay} onCancel={onCancel} />
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <SearchSelect
        label={t('gift.who')}
        placeholder={t('gift.whoPlaceholder')}
        options={(classmates ?? []).map((classmate) => ({
          value: classmate.id,
          label: shownNameOf(classmate),
          ...(shownNameOf(classmate) !== classmate.name && { hint: classmate.name }),
        }))}
        value={userId}
        onChange={setUserId}
        isLoading={classmates === undefined && !listFailure}
        error={listFailure?.sentence ?? (isChecked && !person ? t('gift.whoMissing') : undefined)}
      />
      <TextField
        label={t('gift.howMany')}
        hint={t('gift.left', { left: limits.gift.left, perDay: limits.gift.perDay })}
        icon={<Coin size={22} />}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text}
        error={isChecked && !isAmountRight ? t('gift.howManyWrong', { most }) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={styles['quiet']}>{t('gift.seen')}</p>
      <div className={styles['actions']}>
        <Button variant="line" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit">{t('gift.next')}</Button>
      </div>
    </form>
  )
}

function Nothing({ hasLimitLeft, perDay, onCancel }: { hasLimitLeft: boolean; perDay: number; onCancel: () => void }) {
  const { t } = useTranslation('wallets')
  return (
    <>
      <p className={styles['none']}>
        {perDay === 0 ? t('gift.none') : hasLimitLeft ? t('gift.noCoins') : t('gift.limitReached', { perDay })}
      </p>
      <div className={styles['actions']}>
        <Button variant="line" onClick={onCancel}>
          {t('entry.close')}
        </Button>
      </div>
    </>
  )
}
