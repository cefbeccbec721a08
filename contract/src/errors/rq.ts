import type { ErrorEntry } from './entry.ts'

/** A required field is missing, 400. A number belongs to one field for good. */
// oxfmt-ignore
export const rq = {
  rq_0001: { status: 400, key: 'usernameRequired', 'pt-br': 'Escreva seu e-mail ou nome de usuário.', 'en-us': 'Write your email or username.' },
  rq_0002: { status: 400, key: 'passwordRequired', 'pt-br': 'Escreva sua senha.', 'en-us': 'Write your password.' },
  rq_0003: { status: 400, key: 'grantTypeRequired', 'pt-br': 'Faltou dizer como você quer entrar. Abra a página de entrada de novo.', 'en-us': 'We need to know how you want to sign in. Open the sign-in page again.' },
  rq_0004: { status: 400, key: 'refreshTokenRequired', 'pt-br': 'Sua sessão não chegou até nós. Entre de novo para continuar.', 'en-us': 'Your session did not reach us. Sign in again to continue.' },
  rq_0014: { status: 400, key: 'pinRequired', 'pt-br': 'Escreva os 4 números do PIN.', 'en-us': 'Write the 4 numbers of the PIN.' },
  rq_0044: { status: 400, key: 'codeRequired', 'pt-br': 'Escreva o código.', 'en-us': 'Write the code.' },
  rq_0059: { status: 400, key: 'newPinRequired', 'pt-br': 'Escreva os 4 números do PIN novo.', 'en-us': 'Write the 4 numbers of the new PIN.' },
  rq_0060: { status: 400, key: 'confirmPinRequired', 'pt-br': 'Escreva o PIN novo mais uma vez.', 'en-us': 'Write the new PIN once more.' },
  rq_0063: { status: 400, key: 'idRequired', 'pt-br': 'Faltou dizer qual item você quer. Volte e escolha de novo.', 'en-us': 'We need to know which item you want. Go back and choose again.' },
  rq_0140: { status: 400, key: 'currentPinRequired', 'pt-br': 'Escreva o PIN de agora antes de trocar.', 'en-us': 'Write the current PIN before changing it.' },
  rq_0141: { status: 400, key: 'studentIdRequired', 'pt-br': 'Escolha um estudante.', 'en-us': 'Choose a student.' },
} as const satisfies Record<`rq_${string}`, ErrorEntry>
