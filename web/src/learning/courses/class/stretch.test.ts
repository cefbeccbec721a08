import { expect, it } from 'vitest'
import { createStretch, type Film } from './stretch.ts'
import type { Range } from './watched.ts'

function given() {
  const told: Range[] = []
  const film: { -readonly [Key in keyof Film]: Film[Key] } = {
    currentTime: 0,
    duration: 60,
    paused: false,
    seeking: false,
  }
  const stretch = createStretch((range) => told.push(range))
  const play = (...times: number[]) => {
    for (const time of times) stretch.hear(Object.assign(film, { currentTime: time }))
  }
  return { told, film, stretch, play }
}

it('tells what is played in pieces, and the rest when it rests', () => {
  const { told, film, stretch, play } = given()
  stretch.begin(film)
  play(0.2, 4.9, 5.1, 5.4)
  expect(told).toEqual([[0, 5]])
  film.currentTime = 8.3
  stretch.end(film)
  expect(told).toEqual([
    [0, 5],
    [5, 8],
  ])
  stretch.note(film)
  expect(told).toHaveLength(2)
})

it('leaves out what was skipped, whoever moved it', () => {
  const { told, film, stretch, play } = given()
  stretch.begin(film)
  play(0.2, 3.6)
  Object.assign(film, { currentTime: 57.3, seeking: true })
  // A time that is told before the move is.
  stretch.hear(film)
  stretch.end(film)
  film.seeking = false
  stretch.begin(film)
  play(57.5, 59.9)
  stretch.end(film)
  expect(told).toEqual([
    [0, 3],
    [57, 60],
  ])
})

it('counts nothing of a film that rests', () => {
  const { told, film, stretch, play } = given()
  play(3, 20)
  stretch.end(film)
  expect(told).toEqual([])
})
