import type { Locale } from '@trilha/contract/errors/index'
import { letterHtml, letterText, type Letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Addressee } from './users.repo.ts'
import { calledNameOf } from '@trilha/contract/rules'

export const notices = ['accountReopened', 'passwordChanged', 'passwordChosen', 'usernameChanged'] as const
export type Notice = (typeof notices)[number]

interface Words {
  subject: string
  paragraphs: readonly string[]
  action?: string
  footer: string
}

const greetings: Record<Locale, (name: string) => string> = {
  'pt-br': (name) => `Oi, ${name}.`,
  'en-us': (name) => `Hi, ${name}.`,
}

const verification: Record<Locale, Words> = {
  'pt-br': {
    subject: 'Confirme seu e-mail na Trilha',
    paragraphs: ['Falta só confirmar que este e-mail é seu. O link vale por 48 horas.'],
    action: 'Confirmar meu e-mail',
    footer: 'Se você não fez um cadastro na Trilha, pode apagar esta mensagem.',
  },
  'en-us': {
    subject: 'Confirm your email for Trilha',
    paragraphs: ['One thing is left: confirming that this email is yours. The link works for 48 hours.'],
    action: 'Confirm my email',
    footer: 'If you did not sign up for Trilha, you can delete this message.',
  },
}

const recovery: Record<Locale, Words> = {
  'pt-br': {
    subject: 'Seu código para trocar a senha',
    paragraphs: ['Digite este código na Trilha. Ele vale por 15 minutos. Não conte o código a ninguém, nem à escola.'],
    footer: 'Se não foi você que pediu, apague esta mensagem: sua senha continua a mesma.',
  },
  'en-us': {
    subject: 'Your code to change the password',
    paragraphs: [
      'Type this code in Trilha. It works for 15 minutes. Do not tell it to anyone, not even to the school.',
    ],
    footer: 'If you did not ask for it, delete this message: your password stays the same.',
  },
}

type SchoolWords = Record<Locale, (school: string) => Words>

/** The same for a known and an unknown address: the page that the link opens knows which. */
const invitation: SchoolWords = {
  'pt-br': (school) => ({
    subject: `${school}: um convite para você na Trilha`,
    paragraphs: [
      `${school} convidou você para a Trilha.`,
      'Abra o convite para ver os detalhes, e aceite ou recuse. O convite vale por 30 dias.',
    ],
    action: 'Ver o convite',
    footer: 'Se você não conhece esta escola, recuse o convite ou apague esta mensagem: nada muda.',
  }),
  'en-us': (school) => ({
    subject: `${school}: an invitation for you to Trilha`,
    paragraphs: [
      `${school} invited you to Trilha.`,
      'Open the invitation to see the details, and accept or refuse it. The invitation lasts 30 days.',
    ],
    action: 'See the invitation',
    footer: 'If you do not know this school, refuse the invitation or delete this message: nothing changes.',
  }),
}

const noticeWords: Record<Notice, Record<Locale, Words>> = {
  accountReopened: {
    'pt-br': {
      subject: 'Sua conta da Trilha foi reaberta',
      paragraphs: ['A escola reabriu a sua conta na Trilha. Entre com a senha que você já usa.'],
      footer: 'Se você não esperava por isso, fale com a escola.',
    },
    'en-us': {
      subject: 'Your Trilha account was reopened',
      paragraphs: ['The school reopened your Trilha account. Sign in with the password that you already use.'],
      footer: 'If you did not expect this, talk to the school.',
    },
  },
  passwordChanged: {
    'pt-br': {
      subject: 'Sua senha da Trilha mudou',
      paragraphs: ['Sua senha foi trocada agora. Os outros aparelhos em que você estava saíram da conta.'],
      footer: 'Se não foi você, recupere a senha na página de entrada e avise a escola.',
    },
    'en-us': {
      subject: 'Your Trilha password changed',
      paragraphs: ['Your password was just changed. The other devices where you were signed in are signed out.'],
      footer: 'If it was not you, recover the password on the sign-in page and tell the school.',
    },
  },
  passwordChosen: {
    'pt-br': {
      subject: 'Sua conta da Trilha tem senha',
      paragraphs: ['A senha da sua conta foi escolhida agora, pelo link que a escola mandou para este e-mail.'],
      footer: 'Se não foi você, recupere a senha na página de entrada e avise a escola.',
    },
    'en-us': {
      subject: 'Your Trilha account has a password',
      paragraphs: ['The password of your account was just chosen, with the link that the school sent to this email.'],
      footer: 'If it was not you, recover the password on the sign-in page and tell the school.',
    },
  },
  usernameChanged: {
    'pt-br': {
      subject: 'O e-mail da sua conta na Trilha mudou',
      paragraphs: ['De agora em diante você entra na Trilha com outro e-mail. Este não serve mais para entrar.'],
      footer: 'Se não foi você, avise a escola agora.',
    },
    'en-us': {
      subject: 'The email of your Trilha account changed',
      paragraphs: ['From now on you sign in to Trilha with another email. This one no longer works.'],
      footer: 'If it was not you, tell the school now.',
    },
  },
}

export function verificationLetter(person: Addressee, link: string): Mail {
  return linkLetter(person, verification[person.language], link)
}

/** To whoever reads the mailbox; perhaps nobody whom we know. */
export function invitationLetter(to: Recipient, { schoolName }: { schoolName: string }, link: string): Mail {
  return linkLetter(to, invitation[to.language](schoolName), link)
}

export function recoveryLetter(person: Addressee, code: string): Mail {
  return mailOf(person, recovery[person.language], { code })
}

/** To the address that a change concerns, which need not be the person's own any more. */
export function noticeLetter(person: Addressee, notice: Notice, to: string): Mail {
  return { ...mailOf(person, noticeWords[notice][person.language], {}), to }
}

type Recipient = Pick<Addressee, 'username' | 'name' | 'nickname' | 'surname' | 'language'> & { id: string | null }

function linkLetter(person: Recipient, words: Words, href: string): Mail {
  return mailOf(person, words, { action: { label: words.action!, href } })
}

function mailOf(person: Recipient, words: Words, more: Pick<Letter, 'action' | 'code'>): Mail {
  const letter: Letter = {
    locale: person.language,
    greeting: greetings[person.language](calledNameOf(person)),
    paragraphs: words.paragraphs,
    footer: words.footer,
    ...more,
  }
  return {
    to: person.username,
    userId: person.id,
    subject: words.subject,
    text: letterText(letter),
    html: letterHtml(letter),
  }
}
