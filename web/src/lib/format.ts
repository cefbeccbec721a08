import { DEFAULT_TIME_ZONE } from '@trilha/contract/constants/people'
import { dateTimeFormat, numberFormat, relativeTimeFormat } from './intl.ts'
import { languageTag, type Language } from './language.ts'

/** What a format depends on besides the value. Days are the school's (decision E16). */
export interface FormatContext {
  language: Language
  now: number
  timeZone?: string
}

export type Moment = string | number | Date

/** 6.420 or 6,420. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(languageTag(language), {}).format(value)
}

/** +50 and −20, with a real minus sign, as wide as the plus. */
export function formatSigned(value: number, language: Language): string {
  return numberFormat(languageTag(language), { signDisplay: 'exceptZero' }).format(value).replace('-', '−')
}

/** A length or a place in a recording: 03:21, from an hour on 1:02:05. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'))
  return [...(hours > 0 ? [hours] : []), ...parts].join(':')
}

/** dd/mm/yyyy or mm/dd/yyyy. A bare day of the wire (yyyy-mm-dd) is that day everywhere. */
export function formatDate(
  moment: Moment,
  { language, timeZone = DEFAULT_TIME_ZONE }: Omit<FormatContext, 'now'>,
): string {
  const { year, month, day } = civilDay(moment, timeZone)
  return language === 'pt-br' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
}

/** The school's day as the wire spells it, yyyy-mm-dd. */
export function wireDay(moment: Moment, timeZone = DEFAULT_TIME_ZONE): string {
  const { year, month, day } = civilDay(moment, timeZone)
  return `${year}-${month}-${day}`
}

/** 14:05 or 2:05 PM. */
export function formatTime(
  moment: Moment,
  { language, timeZone = DEFAULT_TIME_ZONE }: Omit<FormatContext, 'now'>,
): string {
  const text = dateTimeFormat(languageTag(language), { timeStyle: 'short', timeZone }).format(new Date(moment))
  // Some engines put a narrow space before PM, which few fonts have.
  return text.replaceAll('\u202F', ' ')
}

/** "Hoje, 12/11/2026", "Ontem, 11/11/2026", then the date alone: the heading of a day in a list. */
export function formatDay(moment: Moment, context: FormatContext): string {
  const { language, now, timeZone = DEFAULT_TIME_ZONE } = context
  const date = formatDate(moment, context)
  const difference = daysBetween(moment, now, timeZone)
  if (difference !== 0 && difference !== -1) return date
  const word = relative(language).format(difference, 'day')
  return `${word.charAt(0).toLocaleUpperCase(languageTag(language))}${word.slice(1)}, ${date}`
}

const units: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "agora", "há 5 minutos", "ontem", "há 3 dias"; after a week the date. */
export function formatRelative(moment: Moment, context: FormatContext): string {
  const { language, now, timeZone = DEFAULT_TIME_ZONE } = context
  const seconds = Math.round((new Date(moment).getTime() - now) / 1000)
  const days = daysBetween(moment, now, timeZone)
  if (Math.abs(days) >= 7) return formatDate(moment, context)
  // Yesterday at eleven at night is yesterday, not three hours ago, once a night lies between.
  if (Math.abs(days) >= 1 && Math.abs(seconds) >= 12 * 3600) return relative(language).format(days, 'day')
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return relative(language).format(Math.trunc(seconds / size), unit)
  }
  return relative(language).format(0, 'second')
}

function relative(language: Language): Intl.RelativeTimeFormat {
  return relativeTimeFormat(languageTag(language), { numeric: 'auto' })
}

function daysBetween(moment: Moment, now: number, timeZone: string): number {
  return (dayNumber(moment, timeZone) - dayNumber(now, timeZone)) / 86_400_000
}

function dayNumber(moment: Moment, timeZone: string): number {
  const { year, month, day } = civilDay(moment, timeZone)
  return Date.UTC(Number(year), Number(month) - 1, Number(day))
}

const bareDay = /^(\d{4})-(\d{2})-(\d{2})$/

function civilDay(moment: Moment, timeZone: string): { year: string; month: string; day: string } {
  const bare = typeof moment === 'string' ? bareDay.exec(moment) : null
  if (bare) return { year: bare[1]!, month: bare[2]!, day: bare[3]! }
  const parts = dateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(moment))
  function part(type: Intl.DateTimeFormatPartTypes): string {
    return parts.find((entry) => entry.type === type)?.value ?? ''
  }
  return { year: part('year').padStart(4, '0'), month: part('month'), day: part('day') }
}
