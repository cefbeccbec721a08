import { isNicknameTaken, updateNickname, updateUser } from '../../identity/accounts/public.ts'
import type { Reportable } from '../../platform/reportables.ts'
import * as repo from './profiles.repo.ts'

/** All that a person wrote about themself, line by line. */
function written(row: repo.ProfileRow & { hiddenNickname?: string | null; hiddenSurname?: string | null }): string {
  const lines = [
    row.surname ?? row.hiddenSurname,
    row.nickname ?? row.hiddenNickname,
    row.biography,
    row.school,
    ...(row.hobbies ?? []),
    ...(row.favoriteBooks ?? []),
  ]
  return lines.filter(Boolean).join('\n')
}

/** A profile is known by its person: who has written none yet has a nickname all the same. */
export const profileReportable: Reportable = {
  kind: 'PROFILE',
  async find(db, reader, id) {
    const profile = await repo.findReportable(db, reader, { profileOrUserId: id })
    const owner = profile && (await repo.findOwner(db, profile.userId, reader.schoolId))
    return owner && { id: profile.userId, authorAccountId: owner.accountId, text: written(profile), fileIds: [] }
  },
  async look(db, userId) {
    const profile = await repo.findForModeration(db, userId)
    return (
      profile && { text: written(profile), isHidden: profile.hiddenAt !== null, place: null, fileIds: [], around: [] }
    )
  },
  /** Both chosen names stand wherever the person does, so they are laid aside rather than hidden. */
  async hide(tx, userId) {
    const before = await repo.lockHidden(tx, userId)
    if (before?.hiddenAt) return
    const { nickname = null, surname = null } = (await repo.findForModeration(tx, userId)) ?? {}
    await repo.hideProfile(tx, userId, { nickname, surname })
    await updateUser(tx, userId, { nickname: null, surname: null })
  },
  async show(tx, userId) {
    const before = await repo.lockHidden(tx, userId)
    if (!before?.hiddenAt) return
    await repo.showProfile(tx, userId)
    const { hiddenNickname, hiddenSurname } = before
    const person = await repo.findForModeration(tx, userId)
    // Unless another was chosen since, or somebody else has it now.
    if (hiddenNickname && !person?.nickname && !(await isNicknameTaken(tx, hiddenNickname, userId)))
      await updateNickname(tx, userId, hiddenNickname)
    if (hiddenSurname && !person?.surname) await updateUser(tx, userId, { surname: hiddenSurname })
  },
  /** The words go; the person may write others. */
  remove: (tx, userId) => repo.emptyProfile(tx, userId),
}
