import type { ErrorEntry } from './entry.ts'

/** Not found, 404. A number belongs to one entity for good; an entity enters with the call that needs it. */
// oxfmt-ignore
export const nf = {
  nf_0001: { status: 404, key: 'accountNotFound', 'pt-br': 'Não encontramos esta conta. Confira e tente de novo.', 'en-us': 'We could not find this account. Check and try again.' },
  // At sign-in only where the installation sets REVEAL_UNKNOWN_USER: a stranger must not learn who has an account. G6
  nf_0011: { status: 404, key: 'userNotFound', 'pt-br': 'Não encontramos ninguém com esse nome. Confira e tente de novo.', 'en-us': 'We could not find anyone by that name. Check and try again.' },
  nf_0039: { status: 404, key: 'chestNotFound', 'pt-br': 'Não encontramos este baú entre os seus.', 'en-us': 'We could not find this chest among yours.' },
  nf_0056: { status: 404, key: 'partnerNotFound', 'pt-br': 'Esta escola não usa esse jeito de entrar. Volte para a página de entrada.', 'en-us': 'This school does not use that way of signing in. Go back to the sign-in page.' },
  nf_0080: { status: 404, key: 'qrCodeNotFound', 'pt-br': 'Este QR code não vale mais. Gere outro para continuar.', 'en-us': 'This QR code no longer works. Make another one to continue.' },
  nf_0081: { status: 404, key: 'sessionNotFound', 'pt-br': 'Não encontramos este acesso entre os seus.', 'en-us': 'We could not find this sign-in among yours.' },
  nf_0082: { status: 404, key: 'openSignUpMissing', 'pt-br': 'Aqui o cadastro é feito pela escola. Fale com a secretaria.', 'en-us': 'Here the school signs people up. Talk to its office.' },
} as const satisfies Record<`nf_${string}`, ErrorEntry>
