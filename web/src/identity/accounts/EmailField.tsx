import { IconMail } from '@tabler/icons-react'
import { hasWhiteSpace } from '@trilha/contract/rules'
import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '../../ui/base/TextField.tsx'

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'warning' | 'label'> & { value: string; label?: string }

/** White space in it is ignored, with a warning. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation('accounts')
  return (
    <TextField
      label={t('fields.email')}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={400}
      {...props}
      // Not of type email: that one hides white space from us.
      type="text"
      icon={<IconMail size={21} stroke={1.9} aria-hidden="true" />}
      warning={hasWhiteSpace(props.value) && t('warnings.email')}
    />
  )
}
