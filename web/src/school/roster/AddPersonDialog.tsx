import type { Role } from '@trilha/contract/constants/people'
import { NewPerson, type AddedPerson, type ReopenedPerson } from '@trilha/contract/school/roster'
import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { filled, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { EmailField } from '../../ui/pieces/EmailField.tsx'
import { ClassChoice } from './ClassChoice.tsx'
import { FirstPassword } from './FirstPassword.tsx'
import { Reopened } from './Reopened.tsx'
import styles from './Roster.module.css'
import { TakenName, type Refused } from './TakenName.tsx'

/** `classIds` is a list and stands beside; the form shows what is wrong with it. */
const blank = { name: '', username: '', role: '', classIds: '' }

interface AddPersonDialogProps {
  roles: readonly Role[]
  onClosed: () => void
}

export function AddPersonDialog({ roles, onClosed }: AddPersonDialogProps) {
  const { t } = useTranslation('roster')
  const [isOpen, setOpen] = useState(true)
  const [added, setAdded] = useState<AddedPerson>()
  const [reopened, setReopened] = useState<ReopenedPerson>()
  const close = () => setOpen(false)
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={t('add')}
      lead={!added && !reopened && t('addLead')}
      width={520}
    >
      {reopened && <Reopened reopened={reopened} onClose={close} />}
      {added && <Added person={added} onAnother={() => setAdded(undefined)} onClose={close} />}
      {!added && !reopened && <AddForm roles={roles} onAdded={setAdded} onReopened={setReopened} onClose={close} />}
    </Dialog>
  )
}

interface AddFormProps {
  roles: readonly Role[]
  onAdded: (person: AddedPerson) => void
  onReopened: (reopened: ReopenedPerson) => void
  onClose: () => void
}

function AddForm({ roles, onAdded, onReopened, onClose }: AddFormProps) {
  const { t } = useTranslation(['roster', 'schools'])
  const group = useId()
  const form = useCheckedForm({ ...blank, role: roles[0] as string })
  const [classIds, setClassIds] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Refused>()
  const { values, change, errorOf } = form
  const add = useContractMutation('roster', 'add', {
    onSuccess: onAdded,
    onError: (error) => {
      form.refuse(error)
      setRefused({ error, username: values.username.trim() })
    },
  })
  const input = { ...filled({ ...values, classIds: '' }), ...(classIds.length > 0 && { classIds }) }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (!add.isPending && form.check(NewPerson, input)) add.mutate({ body: NewPerson.parse(input) })
  }

  function typeName(username: string): void {
    change({ username })
    setRefused(undefined)
  }

  const taken = refused && <TakenName refused={refused} onChoose={typeName} onReopened={onReopened} />
  return (
    <div className={styles['form']}>
      <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
        {form.notice && (
          <p role="alert" className={styles['failure']}>
            {form.notice}
          </p>
        )}
        <TextField
          label={t('roster:name')}
          name="name"
          autoComplete="off"
          required
          error={errorOf('name')}
          value={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <EmailField
          label={t('roster:username')}
          hint={t('roster:usernameHint')}
          name="username"
          autoComplete="off"
          required
          error={errorOf('username')}
          value={values.username}
          onChange={(event) => typeName(event.currentTarget.value)}
        />
        <fieldset className={styles['choices']}>
          <legend>{t('roster:role')}</legend>
          <div className={styles['columns']}>
            {roles.map((role) => (
              <label key={role} className={styles['choice']}>
                <input
                  type="radio"
                  name={group}
                  checked={values.role === role}
                  onChange={() => {
                    change({ role })
                    setClassIds([])
                  }}
                />
                {t(`schools:roles.${role}`)}
              </label>
            ))}
          </div>
          {errorOf('role') && (
            <p role="alert" className={styles['failure']}>
              {errorOf('role')}
            </p>
          )}
        </fieldset>
        <ClassChoice
          role={values.role as Role}
          value={classIds}
          onChange={(next) => {
            setClassIds(next)
            change({ classIds: '' })
          }}
          error={errorOf('classIds')}
        />
        <Button type="submit" full loading={add.isPending}>
          {t('roster:add')}
        </Button>
      </form>
      {taken}
      <Button variant="line" full onClick={onClose}>
        {t('roster:back')}
      </Button>
    </div>
  )
}

function Added({ person, onAnother, onClose }: { person: AddedPerson; onAnother: () => void; onClose: () => void }) {
  const { t } = useTranslation('roster')
  return (
    <div className={styles['form']}>
      <div role="status" className={styles['form']}>
        {person.invitation && (
          <>
            <p className={styles['strong']}>{t('invited', { email: person.invitation.email })}</p>
            <p className={styles['said']}>{t('invitedWhat', { name: person.name })}</p>
          </>
        )}
        {person.warnings?.map((warning) => (
          <p key={warning} className={styles['warning']}>
            {t(`warnings.${warning}`)}
          </p>
        ))}
        {person.firstPassword !== null && (
          <>
            <p className={styles['said']}>{t('added', { name: person.name })}</p>
            <FirstPassword password={person.firstPassword} />
          </>
        )}
      </div>
      <Button full onClick={onAnother}>
        {t('another')}
      </Button>
      <Button variant="line" full onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}
