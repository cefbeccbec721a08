import { profiles } from '@trilha/contract/growth/profiles'
import { follow, unfollow } from '../../community/subjects/public.ts'
import { routes } from '../../platform/http/routes.ts'
import { getMine, getPreview, getProfile, listSkills, savePreview, updateMine } from './profiles.service.ts'

export const profilesRoutes = routes(profiles, {
  getMine: (context) => getMine(context),
  get: (context, { params }) => getProfile(context, { profileOrUserId: params.id }),
  getByUser: (context, { params }) => getProfile(context, params),
  update: (context, { body }) => updateMine(context, body),
  saveAvatarPreview: ({ db, session }, { params, body }) =>
    savePreview(db, { userId: session.userId, profileId: params.id, picture: body.avatarPreview }),
  getAvatarPreview: ({ db, session }) => getPreview(db, session.userId),
  addSubject: ({ db, session }, { params }) => follow(db, session, params.subjectId),
  removeSubject: ({ db, session }, { params }) => unfollow(db, session, params.subjectId),
  listSkills: ({ db }, { query }) => listSkills(db, query.search),
})
