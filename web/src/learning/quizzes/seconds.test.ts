import { expect, test } from 'vitest'
import { placeInVideo } from './seconds.ts'

test('a place in a video reads as its player writes it', () => {
  expect([0, 192, 599, 3725].map(placeInVideo)).toEqual(['00:00', '03:12', '09:59', '1:02:05'])
})
