/** The steps of signing up, and the fields that each asks for. Age is asked first, in neutral words. */
export const signUpSteps = ['you', 'place', 'access'] as const
export type SignUpStep = (typeof signUpSteps)[number]

export const blankSignUp = {
  name: '',
  nickname: '',
  dateOfBirth: '',
  guardianEmail: '',
  gradeId: '',
  state: '',
  city: '',
  username: '',
  password: '',
  pin: '',
  confirmPin: '',
}
export type SignUpValues = typeof blankSignUp

export const fieldsOfStep: Readonly<Record<SignUpStep, readonly (keyof SignUpValues)[]>> = {
  you: ['name', 'nickname', 'dateOfBirth', 'guardianEmail'],
  place: ['gradeId', 'state', 'city'],
  access: ['username', 'password', 'pin', 'confirmPin'],
}

/** The first step that holds one of the fields: there the person has something to mend. */
export function stepToMend(fields: readonly string[]): SignUpStep | undefined {
  return signUpSteps.find((step) => fieldsOfStep[step].some((field) => fields.includes(field)))
}

/** Nobody lands on a step before those that come first: whatever the address says, the first with a gap is shown. */
export function openStep(asked: string | undefined, failing: readonly string[]): number {
  const wanted = Math.max(
    0,
    signUpSteps.findIndex((step) => step === asked),
  )
  const gap = signUpSteps.findIndex((step) => fieldsOfStep[step].some((field) => failing.includes(field)))
  return gap === -1 ? wanted : Math.min(wanted, gap)
}

/** What this tab keeps: no password and no PIN. */
export function withoutSecrets(values: SignUpValues): SignUpValues {
  return { ...values, password: '', pin: '', confirmPin: '' }
}
