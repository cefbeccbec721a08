import { profiles } from '@trilha/contract/growth/profiles'
import { routes } from '../../platform/http/mount.ts'
import { listSkills } from './profiles.repo.ts'
import { getMine, getProfile, updateMine } from './profiles.service.ts'

export const profilesRoutes = routes(profiles, {
  getMine: ({ db, session }) => getMine(db, session.userId),
  get: ({ db, session }, { params }) => getProfile(db, session, { profileOrUserId: params.id }),
  getByUser: ({ db, session }, { params }) => getProfile(db, session, params),
  update: ({ db, session }, { body }) => updateMine(db, session.userId, body),
  listSkills: ({ db }, { query }) => listSkills(db, query.search),
})
