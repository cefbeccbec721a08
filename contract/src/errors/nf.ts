import type { ErrorEntry } from './entry.ts'

/** Not found, 404. A number belongs to one entity for good; an entity enters with the call that needs it. */
// oxfmt-ignore
export const nf = {
  nf_0001: { status: 404, key: 'accountNotFound', 'pt-br': 'Não encontramos esta conta. Confira e tente de novo.', 'en-us': 'We could not find this account. Check and try again.' },
  // Only where the installation sets REVEAL_UNKNOWN_USER: a stranger must not learn who has an account. G6
  nf_0011: { status: 404, key: 'userNotFound', 'pt-br': 'Não encontramos ninguém com esse nome. Confira e tente de novo.', 'en-us': 'We could not find anyone by that name. Check and try again.' },
  nf_0039: { status: 404, key: 'chestNotFound', 'pt-br': 'Não encontramos este baú entre os seus.', 'en-us': 'We could not find this chest among yours.' },
  nf_0054: { status: 404, key: 'dataRequestNotFound', 'pt-br': 'Não encontramos este pedido sobre dados. Volte à lista e escolha de novo.', 'en-us': 'We could not find this data request. Go back to the list and choose again.' },
  nf_0087: { status: 404, key: 'dataExportNotFound', 'pt-br': 'Esta cópia dos dados não está mais aqui. Peça outra para baixar.', 'en-us': 'This copy of the data is no longer here. Ask for another one to download.' },
  nf_0088: { status: 404, key: 'notificationNotFound', 'pt-br': 'Não encontramos este aviso entre os seus.', 'en-us': 'We could not find this notice among yours.' },
} as const satisfies Record<`nf_${string}`, ErrorEntry>
