import type { ErrorEntry } from './entry.ts'

/** Not found, 404. A number belongs to one entity for good; an entity enters with the call that needs it. */
// oxfmt-ignore
export const nf = {
  nf_0001: { status: 404, key: 'accountNotFound', 'pt-br': 'Não encontramos esta conta. Confira e tente de novo.', 'en-us': 'We could not find this account. Check and try again.' },
  nf_0010: { status: 404, key: 'surveyNotFound', 'pt-br': 'Esta pesquisa não está aberta. Talvez ela já tenha terminado.', 'en-us': 'This survey is not open. It may have ended already.' },
  // Only where the installation sets REVEAL_UNKNOWN_USER: a stranger must not learn who has an account. G6
  nf_0011: { status: 404, key: 'userNotFound', 'pt-br': 'Não encontramos ninguém com esse nome. Confira e tente de novo.', 'en-us': 'We could not find anyone by that name. Check and try again.' },
  nf_0012: { status: 404, key: 'studentNotFound', 'pt-br': 'Não encontramos este estudante na sua escola.', 'en-us': 'We could not find this student at your school.' },
  nf_0013: { status: 404, key: 'schoolNotFound', 'pt-br': 'Não encontramos esta escola.', 'en-us': 'We could not find this school.' },
  nf_0014: { status: 404, key: 'profileNotFound', 'pt-br': 'Não encontramos este perfil na sua escola.', 'en-us': 'We could not find this profile at your school.' },
  nf_0039: { status: 404, key: 'chestNotFound', 'pt-br': 'Não encontramos este baú entre os seus.', 'en-us': 'We could not find this chest among yours.' },
} as const satisfies Record<`nf_${string}`, ErrorEntry>
