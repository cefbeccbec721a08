import { useQuery } from '@tanstack/react-query'
import { CompleteRegister } from '@trilha/contract/identity/user-shapes'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { clock } from '../../lib/clock.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { forgetWithAccount, useSession } from '../../lib/session.ts'
import { browserStore } from '../../lib/storage.ts'
import { filled, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { DateField } from '../../ui/pieces/DateField.tsx'
import { StateCitySelect } from '../../ui/pieces/StateCitySelect.tsx'
import styles from './Accounts.module.css'
import { FormNotice } from './FormNotice.tsx'

const blank = { dateOfBirth: '', state: '', city: '' }

/** Whose question waits, and on which day: the next one it is asked again. */
const laterKey = 'trilha.complete_later'
const laterToday = (accountId: string | undefined) => `${accountId} ${new Date(clock.now()).toDateString()}`

forgetWithAccount(() => browserStore().removeItem(laterKey))

/** Asks for what is missing, says why, and can wait until another day (decision G52). */
export function CompleteRegisterDialog() {
  const { t } = useTranslation('accounts')
  const { data } = useQuery(query('users', 'checkCompleteData'))
  const accountId = useSession()?.accountId
  const [isLater, setIsLater] = useState(() => browserStore().getItem(laterKey) === laterToday(accountId))
  const form = useCheckedForm(blank)
  const { values, change, errorOf } = form
  const { mutateAsync, isPending } = useContractMutation('users', 'completeRegister')
  const missing: readonly string[] = data?.missing ?? []

  function waitUntilTomorrow(): void {
    setIsLater(true)
    browserStore().setItem(laterKey, laterToday(accountId))
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    // What is asked for and left empty is missing, not left alone.
    const asked = Object.fromEntries(
      Object.keys(blank).flatMap((field) => (missing.includes(field) ? [[field, '']] : [])),
    )
    const input = { ...asked, ...filled(values) }
    if (!form.check(CompleteRegister, input)) return
    void saving(mutateAsync({ body: CompleteRegister.parse(input) })).catch(form.refuse)
  }

  return (
    <Dialog
      open={missing.length > 0 && !isLater}
      onClose={waitUntilTomorrow}
      title={t('complete.title')}
      lead={t('complete.lead')}
    >
      <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
        <FormNotice sentence={form.notice} />
        {missing.includes('dateOfBirth') && (
          <DateField
            label={t('fields.dateOfBirth')}
            hint={t('fields.dateOfBirthWhy')}
            name="dateOfBirth"
            error={errorOf('dateOfBirth')}
            value={values.dateOfBirth}
            onChange={(dateOfBirth) => change({ dateOfBirth })}
          />
        )}
        {(missing.includes('state') || missing.includes('city')) && (
          <StateCitySelect
            value={values}
            onChange={({ state, city }) => change({ state, city })}
            stateError={errorOf('state')}
            cityError={errorOf('city')}
          />
        )}
        <div className={styles['actions']}>
          <Button variant="line" onClick={waitUntilTomorrow}>
            {t('complete.later')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('complete.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
