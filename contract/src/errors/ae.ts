import type { ErrorEntry } from './entry.ts'

/** Already exists, 409. A number belongs to one entity for good; an entity enters with the call that needs it. */
// oxfmt-ignore
export const ae = {
  ae_0002: { status: 409, key: 'nicknameTaken', 'pt-br': 'Este apelido já é de outra pessoa. Escolha outro.', 'en-us': 'Someone else already has this nickname. Choose another one.' },
  ae_0005: { status: 409, key: 'surveyAlreadyAnswered', 'pt-br': 'Você já respondeu ou pulou esta pesquisa. Sua escolha está guardada.', 'en-us': 'You already answered or skipped this survey. Your choice is saved.' },
} as const satisfies Record<`ae_${string}`, ErrorEntry>
