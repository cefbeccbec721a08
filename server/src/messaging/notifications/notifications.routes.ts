import { notifications } from '@trilha/contract/messaging/notifications'
import { routes } from '../../platform/http/routes.ts'
import { countUnread, listMine, markRead } from './notifications.service.ts'

export const notificationsRoutes = routes(notifications, {
  listMine: ({ db, session }, { query }) => listMine(db, { ...query, ...reader(session) }),
  countUnread: ({ db, session }) => countUnread(db, reader(session)),
  markRead: (context, { params }) => markRead(context, reader(context.session), params.id),
  markAllRead: (context) => markRead(context, reader(context.session)),
})

function reader({ userId, accountId }: { userId: string; accountId: string }) {
  return { userId, accountId }
}
