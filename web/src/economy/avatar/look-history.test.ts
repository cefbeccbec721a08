import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { describe, expect, it } from 'vitest'
import { redo, startHistory, step, undo } from './look-history.ts'

const look = (skin: number): AvatarSelection => ({ skin, hair: 'preto', pose: 'padrao', disc: '#FFD98A', items: [] })
const walked = [2, 3, 4].reduce((history, skin) => step(history, look(skin)), startHistory(look(1)))

describe('the history of a look', () => {
  it('goes back and forth', () => {
    const back = undo(undo(walked))
    expect(back.present.skin).toBe(2)
    expect(redo(back).present.skin).toBe(3)
    expect(redo(redo(back))).toEqual(walked)
  })

  it('stays where there is nothing more', () => {
    const start = startHistory(look(1))
    expect(undo(start)).toBe(start)
    expect(redo(walked)).toBe(walked)
  })

  it('forgets what was undone once something else is tried', () => {
    const other = step(undo(walked), look(9))
    expect(other.future).toEqual([])
    expect(undo(other).present.skin).toBe(3)
  })

  it('takes a step that changes nothing for none', () => {
    expect(step(walked, look(4))).toBe(walked)
  })

  it('does not grow without end', () => {
    const long = Array.from({ length: 300 }, (_, at) => 1 + (at % 10)).reduce(
      (history, skin) => step(history, look(skin)),
      startHistory(look(5)),
    )
    expect(long.past.length).toBe(100)
  })
})
