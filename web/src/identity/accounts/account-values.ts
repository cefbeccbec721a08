import type { WholeUser } from '@trilha/contract/identity/user-shapes'

/** What the form of one's account holds, every field a text. */
export function valuesOf(user: WholeUser) {
  return {
    name: user.name,
    nickname: user.nickname ?? '',
    surname: user.surname ?? '',
    gender: user.gender ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    state: user.state ?? '',
    city: user.city ?? '',
    telephone: user.telephone ?? '',
    language: user.language,
  }
}

const clearable: readonly string[] = ['nickname', 'surname', 'gender', 'telephone']

/** What was changed, and nothing else: a rule that came later must not stop an old value that nobody touched. */
export function changesOf(user: WholeUser, values: Readonly<Record<string, string>>): Record<string, string | null> {
  const before: Readonly<Record<string, string>> = valuesOf(user)
  const changed = Object.entries(values).filter(([field, value]) => value.trim() !== before[field])
  const changes = Object.fromEntries(
    changed.map(([field, value]) => [field, value.trim() === '' && clearable.includes(field) ? null : value]),
  )
  // A city belongs to its state, so the two travel together.
  return 'state' in changes ? { ...changes, city: values['city'] ?? '' } : changes
}
