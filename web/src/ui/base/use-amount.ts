import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../lib/intl.ts'

export type AmountKind = 'educoins' | 'xp'

/** `null` is a balance that could not be fetched: a dash, never a zero. */
export interface AmountTexts {
  figure: string
  /** "348 Educoins", for screen readers. */
  words: string
}

export function useAmount(kind: AmountKind, value: number | null, signed = false): AmountTexts {
  const { t, i18n } = useTranslation('ui')
  if (value === null) return { figure: '–', words: t(`${kind}.unknown`) }
  const format = numberFormat(i18n.language, { signDisplay: signed ? 'exceptZero' : 'auto' })
  // A real minus sign, as wide as the plus, keeps the columns straight.
  const figure = format.format(value).replace('-', '−')
  return { figure, words: t(`${kind}.words`, { count: value, figure }) }
}
