import { expect, test } from 'vitest'
import { isForSome, mayOpen, pageRoles } from './page-roles.ts'
import { paths } from './paths.ts'

test('a page opens for a role that every route on the way lets through', () => {
  const people = [undefined, pageRoles[paths.desk], pageRoles[paths.deskPeople]]
  expect(mayOpen('STAFF', people)).toBe(true)
  expect(mayOpen('PROFESSOR', people)).toBe(false)
  expect(mayOpen('STUDENT', [pageRoles[paths.desk], undefined])).toBe(false)
  expect(mayOpen('PARENT', [undefined])).toBe(true)
})

test('a page for everybody waits for nobody', () => {
  expect(isForSome([undefined, undefined])).toBe(false)
  expect(isForSome([undefined, pageRoles[paths.family]])).toBe(true)
})
