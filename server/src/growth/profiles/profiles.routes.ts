import { profiles } from '@trilha/contract/growth/profiles'
import { routes } from '../../platform/http/mount.ts'
import { isGateOpen } from '../../platform/session/policy.ts'
import { listSkills } from './profiles.repo.ts'
import { getMine, getPreview, getProfile, savePreview, updateMine } from './profiles.service.ts'

export const profilesRoutes = routes(profiles, {
  getMine: async ({ db, session, now }) => ({
    ...(await getMine(db, session.userId)),
    isEditable: isGateOpen('profileEditing', session, now),
  }),
  get: ({ db, session }, { params }) => getProfile(db, session, { profileOrUserId: params.id }),
  getByUser: ({ db, session }, { params }) => getProfile(db, session, params),
  update: ({ db, session }, { body }) => updateMine(db, session.userId, body),
  saveAvatarPreview: ({ db, session }, { params, body }) =>
    savePreview(db, { userId: session.userId, profileId: params.id, picture: body.avatarPreview }),
  getAvatarPreview: ({ db, session }) => getPreview(db, session.userId),
  listSkills: ({ db }, { query }) => listSkills(db, query.search),
})
