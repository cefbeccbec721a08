import { GENDERS, LOCALES } from '@trilha/contract/constants'
import { UserChange, type WholeUser } from '@trilha/contract/identity/user-shapes'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { DateField } from '../../ui/pieces/DateField.tsx'
import { SearchSelect } from '../../ui/pieces/SearchSelect.tsx'
import { StateCitySelect } from '../../ui/pieces/StateCitySelect.tsx'
import { changesOf, valuesOf } from './account-values.ts'
import styles from './Accounts.module.css'
import { FormNotice } from './FormNotice.tsx'
import { NicknameField } from './NicknameField.tsx'

interface AccountFormProps {
  user: WholeUser
  isLocked: boolean
  /** False of a student, whose full name the school changes. */
  hasName: boolean
}

export function AccountForm({ user, isLocked, hasName }: AccountFormProps) {
  const { t } = useTranslation('accounts')
  const form = useCheckedForm<Record<keyof ReturnType<typeof valuesOf>, string>>(valuesOf(user))
  const { values, change, errorOf } = form
  const { mutateAsync, isPending } = useContractMutation('users', 'update')
  const changes = changesOf(user, values)
  const isSame = Object.keys(changes).length === 0
  useUnsaved(!isSame && !isPending)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (isSame || isLocked || !form.check(UserChange, changes)) return
    void saving(mutateAsync({ params: { id: user.id }, body: UserChange.parse(changes) }), 'update').catch(form.refuse)
  }

  const text = (field: 'name' | 'surname' | 'telephone') => ({
    label: t(`fields.${field}`),
    name: field,
    readOnly: isLocked,
    error: errorOf(field),
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  })

  return (
    <Card title={t('data.personal')}>
      <form noValidate ref={form.element} onSubmit={submit}>
        <FormNotice sentence={form.notice} />
        <div className={styles['fields']}>
          {hasName && <TextField {...text('name')} autoComplete="name" />}
          <TextField {...text('surname')} hint={t('fields.surnameWhy')} autoComplete="off" optional />
          <NicknameField
            before={user.nickname ?? ''}
            readOnly={isLocked}
            error={errorOf('nickname')}
            value={values.nickname}
            onChange={(nickname) => change({ nickname })}
          />
          <DateField
            label={t('fields.dateOfBirth')}
            name="dateOfBirth"
            autoComplete="bday"
            readOnly={isLocked}
            error={errorOf('dateOfBirth')}
            value={values.dateOfBirth}
            onChange={(dateOfBirth) => change({ dateOfBirth })}
          />
          <SearchSelect
            label={t('fields.gender')}
            placeholder={t('fields.genderPlaceholder')}
            options={GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
            value={values.gender}
            onChange={(gender) => change({ gender })}
            error={errorOf('gender')}
            disabled={isLocked}
          />
          <TextField {...text('telephone')} type="tel" autoComplete="tel" optional />
          <div className={styles['wide']}>
            <StateCitySelect
              value={values}
              onChange={({ state, city }) => change({ state, city })}
              stateError={errorOf('state')}
              cityError={errorOf('city')}
              disabled={isLocked}
            />
          </div>
          <SearchSelect
            label={t('fields.language')}
            placeholder={t('fields.language')}
            options={LOCALES.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
            value={values.language}
            onChange={(language) => change({ language })}
            error={errorOf('language')}
            disabled={isLocked}
          />
        </div>
        <Button type="submit" disabled={isSame || isLocked} loading={isPending}>
          {t('data.save')}
        </Button>
      </form>
    </Card>
  )
}
