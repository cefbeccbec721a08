import { useMemo } from 'react'
import { clock } from './clock.ts'
import { formatDate, formatDay, formatNumber, formatRelative, formatSigned, formatTime, type Moment } from './format.ts'
import { useLanguage } from './i18n.ts'

/** Formats in the language on screen: `const format = useFormat(); format.day(entry.operationDate)`. */
export function useFormat() {
  const language = useLanguage()
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(value, language),
      signed: (value: number) => formatSigned(value, language),
      date: (moment: Moment) => formatDate(moment, { language }),
      time: (moment: Moment) => formatTime(moment, { language }),
      day: (moment: Moment) => formatDay(moment, { language, now: clock.now() }),
      relative: (moment: Moment) => formatRelative(moment, { language, now: clock.now() }),
    }),
    [language],
  )
}
