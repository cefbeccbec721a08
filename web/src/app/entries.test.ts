import { ROLES, SCHOOL_FLAGS, type SchoolFlag } from '@trilha/contract/constants/people'
import { describe, expect, it } from 'vitest'
import { entriesOf, hasBank } from './entries.ts'

const closed = Object.fromEntries(SCHOOL_FLAGS.map((flag) => [flag, false])) as Record<SchoolFlag, boolean>
const ids = (...args: Parameters<typeof entriesOf>) => entriesOf(...args).map(({ id }) => id)

describe('the menu', () => {
  it('shows a student the class only where the school opens it', () => {
    expect(ids('STUDENT', closed)).toEqual(['home', 'trails', 'community', 'bank', 'achievements', 'studio', 'me'])
    expect(ids('STUDENT', { ...closed, isPermitAccessClassMenu: true })).toEqual([
      'home',
      'trails',
      'community',
      'class',
      'bank',
      'achievements',
      'studio',
      'me',
    ])
  })

  it('leads who works at the school to the desk', () => {
    for (const role of ROLES.filter((one) => one !== 'STUDENT' && one !== 'PARENT'))
      expect(ids(role, { ...closed, isPermitAccessClassMenu: true }).at(0)).toBe('desk')
  })

  it('leads everybody but guardians to the trails that they may see', () => {
    expect(ROLES.filter((role) => ids(role, closed).includes('trails'))).toEqual(
      ROLES.filter((role) => role !== 'PARENT'),
    )
  })

  it('has the community for all but guardians', () => {
    expect(ROLES.filter((role) => ids(role, closed).includes('community'))).toEqual(
      ROLES.filter((role) => role !== 'PARENT'),
    )
  })

  it('has a bank only for who can earn', () => {
    expect(ROLES.filter((role) => ids(role, closed).includes('bank'))).toEqual(ROLES.filter(hasBank))
    expect(ROLES.filter(hasBank)).toEqual(['STUDENT', 'PROFESSOR', 'MENTOR'])
  })

  it('never has more than five tabs', () => {
    const open = Object.fromEntries(SCHOOL_FLAGS.map((flag) => [flag, true])) as Record<SchoolFlag, boolean>
    for (const role of ROLES)
      expect(entriesOf(role, open).filter(({ places }) => places?.includes('tabs')).length).toBeLessThanOrEqual(5)
  })
})
