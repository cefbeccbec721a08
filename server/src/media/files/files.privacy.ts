import { sql } from 'kysely'
import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const filesPrivacy: PrivacyPlans = {
  files: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    files: {
      kind: 'uploads',
      nameOf: ({ id, extension }) => `${String(id)}.${String(extension)}`,
      calledOf: ({ name }) => String(name),
      inArchive: true,
    },
    // What the child showed to others or handed in, not what was sent to one person or put aside.
    guardian: {
      rows: sql<boolean>`t.withdrawn_at is null and (
        exists (select from post_files where post_files.file_id = t.id)
        or exists (select from album_photos where album_photos.file_id = t.id)
        or exists (select from challenge_attachments where challenge_attachments.file_id = t.id))`,
    },
    erase: 'erase',
    why: 'What a person sent in; what became part of a course is the school’s own and names nobody.',
    words: {
      'pt-br': {
        title: 'Arquivos enviados',
        about: 'As fotos, os vídeos e os documentos que você enviou, e o que você escreveu que as fotos mostram.',
        guardian: 'só o que está em publicações, álbuns e desafios entregues.',
      },
      'en-us': {
        title: 'Files you sent',
        about: 'The pictures, videos and documents that you sent, and what you wrote that the pictures show.',
        guardian: 'only what stands in posts, albums and challenges that were handed in.',
      },
    },
  },
}
