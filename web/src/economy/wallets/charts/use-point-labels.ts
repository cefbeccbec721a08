import type { ChartStep } from '@trilha/contract/constants/economy'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import { dateTimeFormat } from '../../../lib/intl.ts'
import { languageTag } from '../../../lib/language.ts'
import { useFormat } from '../../../lib/use-format.ts'

/** The first day of a point as words: short under the picture, whole in the table. */
export function usePointLabels(by: ChartStep) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const language = useLanguage()

  function month(day: string, style: 'short' | 'long'): string {
    const year = style === 'long' ? ({ year: 'numeric' } as const) : {}
    const words = dateTimeFormat(languageTag(language), { month: style, ...year, timeZone: 'UTC' })
    return words.format(new Date(`${day}T00:00:00Z`)).replace('.', '')
  }

  return {
    /** 14/09 or 09/14; abr or Apr. */
    short: (day: string) => (by === 'MONTH' ? month(day, 'short') : format.date(day).slice(0, 5)),
    long: (day: string) => {
      if (by === 'MONTH') return month(day, 'long')
      return by === 'WEEK' ? t('charts.weekOf', { date: format.date(day) }) : format.date(day)
    },
  }
}
