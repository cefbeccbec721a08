import type { SchoolPerson } from '@trilha/contract/school/schools'
import { NewBirthDate } from '@trilha/contract/school/roster'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { DateField } from '../../ui/pieces/DateField.tsx'
import styles from './Roster.module.css'

/** The office writes or confirms the birth date of a student: only then it counts for the age (E71). */
export function BirthDateForm({ person, onSaved }: { person: SchoolPerson; onSaved: () => void }) {
  const { t } = useTranslation('roster')
  const { birthDate } = person
  const form = useCheckedForm({ dateOfBirth: birthDate?.day ?? '' })
  const { mutateAsync, isPending } = useContractMutation('roster', 'setBirthDate')

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (!form.check(NewBirthDate, form.values)) return
    const params = { id: person.accountId }
    void saving(mutateAsync({ params, body: form.values }), 'update').then(onSaved, form.refuse)
  }

  return (
    <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
      {form.notice && (
        <p role="alert" className={styles['failure']}>
          {form.notice}
        </p>
      )}
      <DateField
        label={t('birthDate')}
        hint={t(birthDate && !birthDate.isProven ? 'birthDateOwn' : 'birthDateHint')}
        name="dateOfBirth"
        required
        error={form.errorOf('dateOfBirth')}
        value={form.values.dateOfBirth}
        onChange={(dateOfBirth) => form.change({ dateOfBirth })}
      />
      <Button type="submit" variant="line" full loading={isPending}>
        {t('saveBirthDate')}
      </Button>
    </form>
  )
}
