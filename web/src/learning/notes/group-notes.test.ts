import type { MyNote } from '@trilha/contract/learning/notes'
import { expect, it } from 'vitest'
import { groupByCourse } from './group-notes.ts'

function note(id: string, courseId: string): MyNote {
  return {
    id,
    courseId,
    moduleId: 'm',
    contentId: 'c',
    note: id,
    second: null,
    createdAt: '2026-11-15T12:00:00.000Z',
    updatedAt: '2026-11-15T12:00:00.000Z',
    courseName: `Trilha ${courseId}`,
    moduleName: 'M',
    contentTitle: 'C',
    canOpen: true,
  }
}

it('keeps the order of the list, of the trails and inside each', () => {
  const groups = groupByCourse([note('1', 'b'), note('2', 'b'), note('3', 'a')])
  expect(groups.map(({ courseName, notes }) => [courseName, notes.map(({ id }) => id)])).toEqual([
    ['Trilha b', ['1', '2']],
    ['Trilha a', ['3']],
  ])
  expect(groupByCourse([])).toEqual([])
})
