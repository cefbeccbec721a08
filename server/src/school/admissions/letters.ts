import type { AdmissionRefusal, Locale } from '@trilha/contract/constants'
import type { JobPayloads } from '../../platform/jobs.ts'
import { letterHtml, letterText, type Letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

type Words = Omit<Letter, 'action' | 'locale'> & { subject: string; action?: string }

interface GuardianLetter {
  to: string
  userId: string
  locale: Locale
  child: string
  school: string
  isTrial: boolean
  link: string
}

const toGuardian: Record<Locale, (letter: GuardianLetter) => Words> = {
  'pt-br': ({ child, school, isTrial }) => ({
    subject: `${child} quer entrar na Trilha: falta o seu sim`,
    greeting: 'Olá.',
    paragraphs: [
      isTrial
        ? `${child} quer conhecer a Trilha, em ${school}, por alguns dias e indicou você como responsável.`
        : `${child} se cadastrou na Trilha, em ${school}, e indicou você como responsável.`,
      'Quem tem menos de 16 anos só entra com a autorização de quem cuida. Leia o que a Trilha guarda e responda sim ou não. O link vale por 14 dias.',
    ],
    action: 'Ler e responder',
    footer: 'Se você não conhece esta criança, responda não ou apague esta mensagem. Sem o seu sim, a conta não abre.',
  }),
  'en-us': ({ child, school, isTrial }) => ({
    subject: `${child} wants to join Trilha: your yes is missing`,
    greeting: 'Hello.',
    paragraphs: [
      isTrial
        ? `${child} wants to look around Trilha at ${school} for a few days and named you as guardian.`
        : `${child} signed up for Trilha at ${school} and named you as guardian.`,
      'Who is under 16 needs the consent of a grown-up who takes care of them. Read what Trilha stores and answer yes or no. The link works for 14 days.',
    ],
    action: 'Read and answer',
    footer:
      'If you do not know this child, answer no or delete this message. Without your yes the account does not open.',
  }),
}

/** To a mailbox that a child named; the copy that is kept is the child's data. */
export function guardianLetter(letter: GuardianLetter): Mail {
  return mailOf(letter, toGuardian[letter.locale](letter))
}

interface AnswerLetter {
  to: string
  userId: string
  locale: Locale
  name: string
  school: string
  answer: JobPayloads['admissions:send-answer']['answer']
  refusal: AdmissionRefusal | null
  link: string
}

const refusals: Record<Locale, Record<AdmissionRefusal, string>> = {
  'pt-br': {
    NOT_OURS: 'A escola não encontrou você entre os estudantes dela.',
    NO_PLACE: 'A escola não tem vaga agora.',
    WRONG_DATA: 'Os dados do cadastro não conferem.',
    OTHER: 'A escola pode contar o motivo: fale com a secretaria.',
  },
  'en-us': {
    NOT_OURS: 'The school did not find you among its students.',
    NO_PLACE: 'The school has no place right now.',
    WRONG_DATA: 'The data of the sign-up is not right.',
    OTHER: 'The school can tell you why: talk to its office.',
  },
}

const toPerson: Record<Locale, Record<AnswerLetter['answer'], (letter: AnswerLetter) => Words>> = {
  'pt-br': {
    accepted: ({ name, school }) => ({
      subject: `${school}: sua conta na Trilha está aberta`,
      greeting: `Oi, ${name}.`,
      paragraphs: [`${school} aceitou o seu cadastro e escolheu a sua turma. Agora é só entrar.`],
      action: 'Entrar na Trilha',
      footer: 'Se você não fez um cadastro na Trilha, avise a escola.',
    }),
    opened: ({ name }) => ({
      subject: 'Sua visita à Trilha está aberta',
      greeting: `Oi, ${name}.`,
      paragraphs: ['Quem cuida de você disse sim. Agora é só entrar.'],
      action: 'Entrar na Trilha',
      footer: 'Se você não fez um cadastro na Trilha, apague esta mensagem.',
    }),
    refused: ({ name, school, refusal }) => ({
      subject: `${school}: sobre o seu cadastro na Trilha`,
      greeting: `Oi, ${name}.`,
      paragraphs: [
        `Desta vez ${school} não aceitou o seu cadastro.${refusal ? ` ${refusals['pt-br'][refusal]}` : ''}`,
        'Se parece um engano, fale com a secretaria. Você ainda entra na Trilha para ver, baixar ou apagar os seus dados.',
      ],
      footer: 'Se você não fez um cadastro na Trilha, apague esta mensagem.',
    }),
    guardianRefused: ({ name }) => ({
      subject: 'Sobre o seu cadastro na Trilha',
      greeting: `Oi, ${name}.`,
      paragraphs: [
        'A pessoa que cuida de você preferiu que a conta não abra agora. Está tudo bem: converse com ela sobre isso.',
        'Você ainda entra na Trilha para ver, baixar ou apagar os seus dados.',
      ],
      footer: 'Se você não fez um cadastro na Trilha, apague esta mensagem.',
    }),
  },
  'en-us': {
    accepted: ({ name, school }) => ({
      subject: `${school}: your Trilha account is open`,
      greeting: `Hi, ${name}.`,
      paragraphs: [`${school} accepted your sign-up and chose your class. Now just come in.`],
      action: 'Sign in to Trilha',
      footer: 'If you did not sign up for Trilha, tell the school.',
    }),
    opened: ({ name }) => ({
      subject: 'Your visit to Trilha is open',
      greeting: `Hi, ${name}.`,
      paragraphs: ['Who takes care of you said yes. Now just come in.'],
      action: 'Sign in to Trilha',
      footer: 'If you did not sign up for Trilha, delete this message.',
    }),
    refused: ({ name, school, refusal }) => ({
      subject: `${school}: about your Trilha sign-up`,
      greeting: `Hi, ${name}.`,
      paragraphs: [
        `This time ${school} did not accept your sign-up.${refusal ? ` ${refusals['en-us'][refusal]}` : ''}`,
        'If this seems to be a mistake, talk to the office. You can still sign in to see, download or delete your data.',
      ],
      footer: 'If you did not sign up for Trilha, delete this message.',
    }),
    guardianRefused: ({ name }) => ({
      subject: 'About your Trilha sign-up',
      greeting: `Hi, ${name}.`,
      paragraphs: [
        'The person who takes care of you prefers that the account does not open now. That is all right: talk with them about it.',
        'You can still sign in to see, download or delete your data.',
      ],
      footer: 'If you did not sign up for Trilha, delete this message.',
    }),
  },
}

export function answerLetter(letter: AnswerLetter): Mail {
  return mailOf(letter, toPerson[letter.locale][letter.answer](letter))
}

function mailOf(
  { to, userId, locale, link }: Pick<GuardianLetter, 'to' | 'userId' | 'locale' | 'link'>,
  { subject, action, ...words }: Words,
): Mail {
  const letter: Letter = { locale, ...words, ...(action !== undefined && { action: { label: action, href: link } }) }
  return { to, userId, subject, text: letterText(letter), html: letterHtml(letter) }
}
