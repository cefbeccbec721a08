import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react'
import { hasWhiteSpace } from '@trilha/contract/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'warning'> & { value: string }

/** For every password that a form takes. White space in it counts, with a warning that stops nothing. */
export function PasswordField({ autoComplete = 'current-password', icon, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('ui')
  const [shown, setShown] = useState(false)
  const Eye = shown ? IconEyeOff : IconEye
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      warning={hasWhiteSpace(rest.value) && t('password.whiteSpace')}
      autoCapitalize="none"
      spellCheck={false}
      icon={icon ?? <IconLock size={21} stroke={1.9} aria-hidden="true" />}
      after={
        <IconButton aria-label={t(shown ? 'password.hide' : 'password.show')} onClick={() => setShown(!shown)}>
          <Eye size={21} stroke={1.9} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
