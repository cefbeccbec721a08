import type { Samples } from './sample.ts'

export const samples = {
  notifications: {
    listMine: () => ({ query: { pSize: 5 } }),
    countUnread: () => ({}),
    markAllRead: () => ({}),
    markRead: async (owner, given) => ({ params: { id: await given.notification({ owner }) } }),
  },
} satisfies Partial<Samples>
