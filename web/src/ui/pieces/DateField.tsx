import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { TextField, type TextFieldProps } from '../base/TextField.tsx'
import { asTyped, fromWire, toWire } from './date-entry.ts'

export interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'icon'> {
  /** yyyy-mm-dd, or what was typed so far. */
  value: string
  onChange: (day: string) => void
}

/**
 * A day that is typed, pasted or filled in by the browser, as dd/mm/yyyy (in English mm/dd/yyyy) or yyyy-mm-dd.
 * There is no calendar: it takes long to reach the year of one's birth in one.
 */
export function DateField({ value, onChange, ...rest }: DateFieldProps) {
  const { t } = useTranslation('pieces')
  const language = useLanguage()
  return (
    <TextField
      {...rest}
      type="text"
      inputMode="numeric"
      placeholder={t('date.placeholder')}
      icon={<IconCalendar size={21} stroke={1.9} aria-hidden="true" />}
      value={fromWire(value, language)}
      onChange={(event) => onChange(toWire(asTyped(event.currentTarget.value), language))}
    />
  )
}
