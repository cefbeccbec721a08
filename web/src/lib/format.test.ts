import { expect, test } from 'vitest'
import { formatClock, formatDate, formatDay, formatNumber, formatRelative, formatSigned, formatTime } from './format.ts'

const now = Date.parse('2026-11-12T15:00:00Z')

test.each([
  [0, '0', '0'],
  [348, '348', '348'],
  [6420, '6.420', '6,420'],
  [1_234_567, '1.234.567', '1,234,567'],
  [-20, '-20', '-20'],
  [2.5, '2,5', '2.5'],
])('number %s', (value, portuguese, english) => {
  expect([formatNumber(value, 'pt-br'), formatNumber(value, 'en-us')]).toEqual([portuguese, english])
})

test.each([
  [50, '+50'],
  [-20, '−20'],
  [0, '0'],
  [-1500, '−1.500'],
])('signed %s', (value, expected) => {
  expect(formatSigned(value, 'pt-br')).toBe(expected)
})

test.each([
  ['2026-11-12', '12/11/2026', '11/12/2026'],
  ['1900-01-01', '01/01/1900', '01/01/1900'],
  ['2026-11-12T15:00:00Z', '12/11/2026', '11/12/2026'],
  // Late in the evening of the school, already the next day in Greenwich.
  ['2026-11-13T02:30:00.000Z', '12/11/2026', '11/12/2026'],
  ['2026-11-13T03:00:00.000Z', '13/11/2026', '11/13/2026'],
])('date %s', (moment, portuguese, english) => {
  expect([formatDate(moment, { language: 'pt-br' }), formatDate(moment, { language: 'en-us' })]).toEqual([
    portuguese,
    english,
  ])
})

test('a date in another time zone', () => {
  expect(formatDate('2026-11-13T02:30:00Z', { language: 'pt-br', timeZone: 'UTC' })).toBe('13/11/2026')
})

test('time', () => {
  expect(formatTime('2026-11-12T17:05:00Z', { language: 'pt-br' })).toBe('14:05')
  expect(formatTime('2026-11-12T17:05:00Z', { language: 'en-us' })).toBe('2:05 PM')
})

test.each([
  ['2026-11-12T10:00:00Z', 'Hoje, 12/11/2026', 'Today, 11/12/2026'],
  ['2026-11-12', 'Hoje, 12/11/2026', 'Today, 11/12/2026'],
  ['2026-11-12T02:00:00Z', 'Ontem, 11/11/2026', 'Yesterday, 11/11/2026'],
  ['2026-11-10T12:00:00Z', '10/11/2026', '11/10/2026'],
  ['2026-11-13T12:00:00Z', '13/11/2026', '11/13/2026'],
])('day %s', (moment, portuguese, english) => {
  expect([formatDay(moment, { language: 'pt-br', now }), formatDay(moment, { language: 'en-us', now })]).toEqual([
    portuguese,
    english,
  ])
})

test.each([
  ['2026-11-12T14:59:40Z', 'agora', 'now'],
  ['2026-11-12T14:55:00Z', 'há 5 minutos', '5 minutes ago'],
  ['2026-11-12T14:59:00Z', 'há 1 minuto', '1 minute ago'],
  ['2026-11-12T12:10:00Z', 'há 2 horas', '2 hours ago'],
  ['2026-11-12T01:00:00Z', 'ontem', 'yesterday'],
  ['2026-11-09T15:00:00Z', 'há 3 dias', '3 days ago'],
  ['2026-11-04T15:00:00Z', '04/11/2026', '11/04/2026'],
  ['2026-11-12T15:05:00Z', 'em 5 minutos', 'in 5 minutes'],
])('relative %s', (moment, portuguese, english) => {
  expect([
    formatRelative(moment, { language: 'pt-br', now }),
    formatRelative(moment, { language: 'en-us', now }),
  ]).toEqual([portuguese, english])
})

test.each([
  [-1, '00:00'],
  [0, '00:00'],
  [6, '00:06'],
  [59.9, '00:59'],
  [201, '03:21'],
  [3599, '59:59'],
  [3725, '1:02:05'],
])('%d seconds of a recording are %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})
