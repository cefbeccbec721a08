import { SignUp, StudentSignUp } from '@trilha/contract/identity/user-shapes'
import { describe, expect, it } from 'vitest'
import { blankSignUp, fieldsOfStep, openStep, signUpSteps, stepToMend, withoutSecrets } from './signup-steps.ts'

describe('the steps of signing up', () => {
  it('ask for every field once, and only for fields that the contract takes', () => {
    const asked = signUpSteps.flatMap((step) => fieldsOfStep[step])
    expect(asked.toSorted()).toEqual(Object.keys(blankSignUp).toSorted())
    expect(new Set(asked).size).toBe(asked.length)
    const taken = { ...StudentSignUp.shape, ...SignUp.shape }
    expect(asked.filter((field) => !(field in taken))).toEqual([])
  })

  it('lead back to the first that has something to mend', () => {
    expect(stepToMend(['username', 'nickname'])).toBe('you')
    expect(stepToMend(['username'])).toBe('access')
    expect(stepToMend(['other'])).toBeUndefined()
  })

  it('open where the address says, but not past a gap', () => {
    expect(openStep(undefined, ['name'])).toBe(0)
    expect(openStep('place', [])).toBe(1)
    expect(openStep('access', ['city'])).toBe(1)
    expect(openStep('place', ['password'])).toBe(1)
    expect(openStep('nowhere', [])).toBe(0)
  })

  it('keep no secret', () => {
    const typed = { ...blankSignUp, name: 'Lia Souza', password: 'um-segredo', pin: '1234', confirmPin: '1234' }
    expect(withoutSecrets(typed)).toEqual({ ...blankSignUp, name: 'Lia Souza' })
  })
})
