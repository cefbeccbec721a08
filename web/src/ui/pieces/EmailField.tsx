import { IconMail } from '@tabler/icons-react'
import { hasWhiteSpace } from '@trilha/contract/rules'
import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '../base/TextField.tsx'

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'warning' | 'label'> & {
  value: string
  /** Where a username will do as well as an email. */
  label?: string
}

/** For every email and login name that a form takes. White space in it is ignored, with a warning that stops nothing. */
export function EmailField({ label, ...props }: EmailFieldProps) {
  const { t } = useTranslation('pieces')
  return (
    <TextField
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={400}
      {...props}
      label={label ?? t('email.label')}
      // Not of type email: the browser would take white space out of the value before anybody could warn about it.
      type="text"
      icon={<IconMail size={21} stroke={1.9} aria-hidden="true" />}
      warning={hasWhiteSpace(props.value) && t('email.whiteSpace')}
    />
  )
}
