import { describe, expect, it } from 'vitest'
import { DateOnly } from './common.ts'

describe('a day that somebody hands over', () => {
  it.each(['2026-11-01', '01/11/2026', ' 01/11/2026 '])('%s is the first of November', (text) => {
    expect(DateOnly.parse(text)).toBe('2026-11-01')
  })

  it.each(['31/02/2026', '2026-02-31', '1/11/2026', '11-01-2026', '01/11/1899', '2100-01-01', '', 'x'.repeat(1_000)])(
    '%s is none',
    (text) => {
      expect(DateOnly.safeParse(text).success).toBe(false)
    },
  )
})
