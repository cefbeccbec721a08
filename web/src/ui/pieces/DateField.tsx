import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { TextField, type TextFieldProps } from '../base/TextField.tsx'
import { fromWire, toWire, withSlashes } from './date-entry.ts'

export interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'icon'> {
  /** yyyy-mm-dd, or what was typed so far. */
  value: string
  onChange: (day: string) => void
}

/** Typed, not picked: a calendar is a long way to the year of one's birth. */
export function DateField({ value, onChange, ...rest }: DateFieldProps) {
  const { t } = useTranslation('pieces')
  const language = useLanguage()
  const [typed, setTyped] = useState<string>()
  const shown = typed !== undefined && toWire(typed, language) === value ? typed : fromWire(value, language)
  return (
    <TextField
      {...rest}
      type="text"
      inputMode="numeric"
      placeholder={t('date.placeholder')}
      icon={<IconCalendar size={21} stroke={1.9} aria-hidden="true" />}
      value={shown}
      onChange={(event) => {
        const text = withSlashes(event.currentTarget.value)
        setTyped(text)
        onChange(toWire(text, language))
      }}
    />
  )
}
