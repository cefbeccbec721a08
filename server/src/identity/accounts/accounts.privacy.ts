import { byAccount, byUser, uniquePlaceholder, type PrivacyPlans } from '../../platform/privacy.ts'

export const accountsPrivacy: PrivacyPlans = {
  users: {
    personal: true,
    person: [byUser('id')],
    export: 'yes',
    hide: ['password_hash'],
    guardian: 'whole',
    erase: {
      anonymise: {
        username: uniquePlaceholder,
        name: '',
        nickname: null,
        surname: null,
        gender: null,
        date_of_birth: null,
        state: null,
        city: null,
        telephone: null,
        password_hash: uniquePlaceholder,
        email_verified_at: null,
      },
    },
    why: 'The row stays, emptied, because the ledger and the audit log point to its id.',
    words: {
      'pt-br': {
        title: 'Cadastro',
        about: 'Seu nome, seu apelido, o e-mail ou nome de usuário com que você entra, e desde quando.',
        kept: 'Fica só um número sem nome, e-mail ou senha, porque o extrato de moedas precisa apontar para alguém. Por 24 meses ninguém mais pode usar o seu nome de usuário nem o seu apelido; guardamos os dois embaralhados, de um jeito que ninguém lê.',
      },
      'en-us': {
        title: 'Registration',
        about: 'Your name, your nickname, the email or username you sign in with, and since when.',
        kept: 'Only a number stays, with no name, email or password, because the statement of coins must point to someone. For 24 months nobody else can have your username or nickname; we keep both scrambled, so that nobody can read them.',
      },
    },
  },
  accounts: {
    personal: true,
    person: [byUser(), byAccount('id')],
    export: 'yes',
    guardian: 'whole',
    erase: { anonymise: { active: false, blocked_at: null, block_reason: null, last_used_at: null } },
    why: 'The row stays, inactive, because the ledger points to its id.',
    words: {
      'pt-br': {
        title: 'Contas',
        about: 'Em que escolas você tem conta e com que papel.',
        kept: 'Fica a conta desligada, sem nome, porque o extrato de moedas aponta para ela.',
      },
      'en-us': {
        title: 'Accounts',
        about: 'At which schools you have an account and in which role.',
        kept: 'The account stays switched off, with no name, because the statement of coins points to it.',
      },
    },
  },
  email_verifications: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    hide: ['token_hash'],
    guardian: 'nothing',
    erase: 'erase',
    why: 'When links were sent and followed.',
    words: {
      'pt-br': {
        title: 'Confirmações de e-mail',
        about: 'Quando mandamos links de confirmação e quando foram usados.',
      },
      'en-us': { title: 'Email confirmations', about: 'When we sent confirmation links and when they were used.' },
    },
  },
  reserved_names: {
    personal: false,
    why: 'Keyed hashes of names of people who were erased, kept so that nobody else takes them; they lead to no one.',
  },
  recovery_codes: {
    personal: true,
    person: [byUser()],
    export: 'no',
    guardian: 'nothing',
    erase: 'erase',
    why: 'A hash that lives a quarter of an hour.',
    words: {
      'pt-br': {
        title: 'Códigos de recuperação',
        about: 'A marca embaralhada do código para trocar a senha. Vale quinze minutos.',
      },
      'en-us': {
        title: 'Recovery codes',
        about: 'The scrambled mark of the code to change the password. It lasts fifteen minutes.',
      },
    },
  },
}
