import { avatar } from '@trilha/contract/economy/avatar'
import { routes } from '../../platform/http/routes.ts'
import { getMine, save } from './avatar.service.ts'

export const avatarRoutes = routes(avatar, {
  getMine: ({ db, session }) => getMine(db, session.userId),
  save: ({ db, session }, { body }) => save(db, session.userId, body),
})
