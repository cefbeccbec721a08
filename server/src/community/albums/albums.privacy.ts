import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const albumsPrivacy: PrivacyPlans = {
  albums: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: { anonymise: { account_id: null } },
    stays: ['title', 'description'],
    why: 'The photos are the class’s; who made the album is no longer known.',
    words: {
      'pt-br': {
        title: 'Álbuns que você criou',
        about: 'Os álbuns de fotos que você fez para as turmas.',
        kept: 'O álbum continua com a turma, sem o seu nome.',
      },
      'en-us': {
        title: 'Albums you made',
        about: 'The photo albums that you made for classes.',
        kept: 'The album stays with the class, without your name.',
      },
    },
  },
  album_photos: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: { anonymise: { account_id: null } },
    stays: ['caption'],
    why: 'They show the class and are the class’s; who put them there is no longer known.',
    words: {
      'pt-br': {
        title: 'Fotos que você colocou em álbuns',
        about: 'Quais fotos você colocou em álbuns de turmas, e as legendas que escreveu.',
        kept: 'A foto continua com a turma, sem o seu nome.',
      },
      'en-us': {
        title: 'Photos you put into albums',
        about: 'Which photos you put into albums of classes, and the captions that you wrote.',
        kept: 'The photo stays with the class, without your name.',
      },
    },
  },
  album_likes: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'Which albums a person liked; nothing else needs it.',
    words: {
      'pt-br': { title: 'Álbuns curtidos', about: 'Os álbuns de fotos que você curtiu.' },
      'en-us': { title: 'Albums liked', about: 'The photo albums that you liked.' },
    },
  },
  album_photo_likes: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'Which photos a person liked; nothing else needs it.',
    words: {
      'pt-br': { title: 'Fotos curtidas', about: 'As fotos de álbuns que você curtiu.' },
      'en-us': { title: 'Photos liked', about: 'The photos of albums that you liked.' },
    },
  },
}
