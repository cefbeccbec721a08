import { useQuery } from '@tanstack/react-query'
import { isNickname, tidy } from '@trilha/contract/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/query.ts'
import { TextField } from '../../ui/base/TextField.tsx'

interface NicknameFieldProps {
  before: string
  value: string
  onChange: (nickname: string) => void
  error: string | undefined
  readOnly: boolean
}

/** Says whether the nickname is free once the field is left; saving decides. */
export function NicknameField({ before, value, onChange, error, readOnly }: NicknameFieldProps) {
  const { t } = useTranslation('accounts')
  const [asked, setAsked] = useState('')
  const nick = tidy(value)
  const isAsked = asked === nick && nick !== before && isNickname(nick)
  const { data, isFetching } = useQuery({
    ...query('users', 'nicknameExists', { params: { nick: asked } }),
    enabled: isAsked,
  })
  return (
    <TextField
      label={t('fields.nickname')}
      name="nickname"
      autoComplete="nickname"
      optional
      readOnly={readOnly}
      error={error ?? (isAsked && data?.exists ? t('data.nicknameTaken') : undefined)}
      state={isAsked && isFetching ? 'loading' : isAsked && data?.exists === false ? 'ok' : undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => setAsked(nick)}
    />
  )
}
