import { byUser, type PrivacyPlans } from '../../platform/privacy.ts'

export const profilesPrivacy: PrivacyPlans = {
  profiles: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    // What others of the school see. A life plan is the student's alone.
    guardian: {
      columns: [
        'id',
        'user_id',
        'avatar',
        'avatar_updated_at',
        'biography',
        'school',
        'languages',
        'hobbies',
        'favorite_books',
      ],
    },
    erase: 'erase',
    why: 'How a person looks and presents themself.',
    words: {
      'pt-br': {
        title: 'Perfil e avatar',
        about: 'O avatar que você montou e o que conta sobre você.',
        guardian: 'só o que outras pessoas da escola veem no perfil.',
      },
      'en-us': {
        title: 'Profile and avatar',
        about: 'The avatar you made and what you tell about yourself.',
        guardian: 'only what other people of the school see in the profile.',
      },
    },
  },
  avatar_previews: {
    personal: true,
    person: [byUser()],
    export: 'no',
    guardian: 'nothing',
    erase: 'erase',
    why: 'A picture drawn from the avatar, whose parts are exported with the profile.',
    words: {
      'pt-br': {
        title: 'Imagem do avatar',
        about: 'Uma imagem pronta do seu avatar, para onde não dá para desenhá-lo.',
      },
      'en-us': { title: 'Avatar picture', about: 'A finished picture of your avatar, for places that cannot draw it.' },
    },
  },
  skills: { personal: false, why: 'Names of skills to choose from.' },
}
