import { YEAR_MAX, YEAR_MIN } from '@trilha/contract/constants/people'

interface PeriodProblem {
  field: 'from' | 'to'
  kind: 'date' | 'order'
}

/** What is wrong with two days of the wire; either may be left empty. */
export function periodProblem(from: string, to: string): PeriodProblem | undefined {
  if (from !== '' && !isDay(from)) return { field: 'from', kind: 'date' }
  if (to !== '' && !isDay(to)) return { field: 'to', kind: 'date' }
  return from !== '' && to !== '' && from > to ? { field: 'to', kind: 'order' } : undefined
}

function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  if (year < YEAR_MIN || year > YEAR_MAX) return false
  return new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(text)
}
