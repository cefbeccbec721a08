import type { AreaRights } from './rights.ts'

export const rights: AreaRights = {
  whoMay: [
    {
      who: 'session',
      calls: [
        'notifications.countUnread',
        'notifications.listMine',
        'notifications.markAllRead',
        'notifications.markRead',
      ],
    },
  ],
}
