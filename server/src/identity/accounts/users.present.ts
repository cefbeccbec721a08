import type { PersonCard, WholeUser } from '@trilha/contract/identity/user-shapes'
import type { PersonRow } from './users.repo.ts'
import { calledNameOf } from '@trilha/contract/rules'
import { hasAgreed } from './users.rules.ts'

export function presentCard(row: Pick<PersonRow, 'id' | 'name' | 'nickname' | 'surname' | 'avatar'>): PersonCard {
  return { id: row.id, displayName: calledNameOf(row), avatar: row.avatar }
}

export function presentWhole({
  emailVerifiedAt,
  termsVersion,
  createdAt,
  avatar: _avatar,
  isBirthDateProven: _isBirthDateProven,
  ...row
}: PersonRow): WholeUser {
  return {
    ...row,
    emailVerified: emailVerifiedAt !== null,
    agreedTerms: hasAgreed(termsVersion),
    createdAt: createdAt.toISOString(),
  }
}
