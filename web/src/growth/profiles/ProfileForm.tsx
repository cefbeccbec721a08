import { LANGUAGE_NAMES } from '@trilha/contract/constants/languages'
import {
  BIOGRAPHY_MAX,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PROFILE_ITEM_MAX,
  PROFILE_LINE_MAX,
  PROFILE_LIST_MAX,
} from '@trilha/contract/constants/people'
import type { Profile } from '@trilha/contract/growth/profiles'
import { IconLock } from '@tabler/icons-react'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { TagInput } from '../../ui/pieces/TagInput.tsx'
import { changesOf, fieldsOf, type ProfileFields } from './profile-form.ts'
import styles from './MyProfile.module.css'

const lists = ['hobbies', 'favoriteBooks'] as const

export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profiles')
  const [fields, setFields] = useState(() => fieldsOf(profile))
  const update = useContractMutation('profiles', 'update')
  const failure = useErrorText(update.error)
  const isLocked = profile.isEditable === false
  const changes = changesOf(fieldsOf(profile), fields)
  const hasChanges = Object.keys(changes).length > 0
  const nickname = fields.nickname.trim()
  useUnsaved(hasChanges && !update.isPending)
  const isNicknameShort = 'nickname' in changes && nickname.length < NICKNAME_MIN

  function change(part: Partial<ProfileFields>): void {
    setFields((now) => ({ ...now, ...part }))
    update.reset()
  }

  /** The server names an item of a list as "hobbies.3": the list it is in says it. */
  function errorOf(field: keyof ProfileFields): string | undefined {
    const named = Object.entries(failure?.fields ?? {}).find(([name]) => name === field || name.startsWith(`${field}.`))
    return named?.[1]
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (isNicknameShort) return form.querySelector('input')?.focus()
    try {
      const saved = await saving(update.mutateAsync({ params: { id: profile.id }, body: changes }), 'update')
      setFields(fieldsOf(saved))
    } catch {
      // The fields say why; the first of them takes the focus.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    }
  }

  const shared = { disabled: isLocked, maxItems: PROFILE_LIST_MAX, maxLength: PROFILE_ITEM_MAX }
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <Card title={t('about')}>
        <div className={styles['fields']}>
          <TextField
            label={t('nickname')}
            hint={t('nicknameHint')}
            autoComplete="nickname"
            maxLength={NICKNAME_MAX}
            disabled={isLocked}
            value={fields.nickname}
            error={isNicknameShort ? t('nicknameShort') : errorOf('nickname')}
            onChange={(event) => change({ nickname: event.currentTarget.value })}
          />
          <TextAreaField
            label={t('biography')}
            optional
            rows={4}
            maxLength={BIOGRAPHY_MAX}
            disabled={isLocked}
            value={fields.biography}
            error={errorOf('biography')}
            onChange={(event) => change({ biography: event.currentTarget.value })}
          />
          <TextField
            label={t('school')}
            optional
            maxLength={PROFILE_LINE_MAX}
            disabled={isLocked}
            value={fields.school}
            error={errorOf('school')}
            onChange={(event) => change({ school: event.currentTarget.value })}
          />
          <Languages value={fields.languages} disabled={isLocked} onChange={(languages) => change({ languages })} />
          {lists.map((field) => (
            <TagInput
              key={field}
              {...shared}
              label={t(`lists.${field}`)}
              hint={t('listHint')}
              optional
              value={fields[field]}
              error={errorOf(field)}
              onChange={(value) => change({ [field]: value })}
            />
          ))}
        </div>
      </Card>
      <Card title={t('private.title')}>
        <p className={styles['private']}>
          <IconLock size={17} stroke={1.9} aria-hidden="true" />
          {t('private.sentence')}
        </p>
        <div className={styles['fields']}>
          <TextField
            label={t('location')}
            optional
            maxLength={PROFILE_LINE_MAX}
            disabled={isLocked}
            value={fields.location}
            error={errorOf('location')}
            onChange={(event) => change({ location: event.currentTarget.value })}
          />
          <TagInput
            {...shared}
            label={t('lists.latestTrips')}
            hint={t('listHint')}
            optional
            value={fields.latestTrips}
            error={errorOf('latestTrips')}
            onChange={(latestTrips) => change({ latestTrips })}
          />
        </div>
      </Card>
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      {!isLocked && (
        <div className={styles['actions']}>
          <Button type="submit" disabled={!hasChanges} loading={update.isPending}>
            {t('save')}
          </Button>
          <small>{t(update.isSuccess && !hasChanges ? 'saved' : hasChanges ? 'unsaved' : 'nothingToSave')}</small>
        </div>
      )}
    </form>
  )
}

function Languages({
  value,
  disabled,
  onChange,
}: {
  value: Profile['languages']
  disabled: boolean
  onChange: (value: Profile['languages']) => void
}) {
  const { t } = useTranslation('profiles')
  return (
    <fieldset className={styles['languages']} disabled={disabled}>
      <legend>{t('languages')}</legend>
      {LANGUAGE_NAMES.map((name) => (
        <label key={name} className={styles['language']}>
          <input
            type="checkbox"
            checked={value.includes(name)}
            onChange={(event) =>
              onChange(
                LANGUAGE_NAMES.filter((other) =>
                  other === name ? event.currentTarget.checked : value.includes(other),
                ),
              )
            }
          />
          {t(`language.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}
