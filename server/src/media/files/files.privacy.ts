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
    erase: 'erase',
    why: 'What a person sent in; what became part of a course is the school’s own and names nobody.',
    words: {
      'pt-br': {
        title: 'Arquivos enviados',
        about: 'As fotos, os vídeos e os documentos que você enviou, e o que você escreveu que as fotos mostram.',
      },
      'en-us': {
        title: 'Files you sent',
        about: 'The pictures, videos and documents that you sent, and what you wrote that the pictures show.',
      },
    },
  },
}
