import { blankPreview } from '../blank-preview.ts'
import type { Samples } from './sample.ts'

export const samples = {
  profiles: {
    getMine: () => ({}),
    get: async (owner, given) => ({ params: { id: await given.profile(owner) } }),
    getByUser: ({ userId }) => ({ params: { userId } }),
    update: async (owner, given) => ({
      params: { id: await given.profile(owner) },
      body: { biography: 'Gosto de ler no quintal.', languages: ['portuguese'], hobbies: ['xadrez'] },
    }),
    saveAvatarPreview: async (owner, given) => ({
      params: { id: await given.profile(owner) },
      body: { avatarPreview: blankPreview },
    }),
    getAvatarPreview: async (owner, given) => ({ params: { id: await given.avatarPreview(owner) } }),
    addSubject: async (owner, given) => ({
      params: { id: await given.profile(owner), subjectId: await given.subject(owner) },
    }),
    removeSubject: async (owner, given) => ({
      params: { id: await given.profile(owner), subjectId: await given.subject(owner) },
    }),
    listSkills: () => ({ query: { search: 'arte' } }),
  },
} satisfies Partial<Samples>
