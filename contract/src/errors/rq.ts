import type { ErrorEntry } from './entry.ts'

/** A required field is missing, 400. A number belongs to one field for good. */
// oxfmt-ignore
export const rq = {
  rq_0001: { status: 400, key: 'usernameRequired', 'pt-br': 'Escreva seu e-mail ou nome de usuário.', 'en-us': 'Write your email or username.' },
  rq_0002: { status: 400, key: 'passwordRequired', 'pt-br': 'Escreva sua senha.', 'en-us': 'Write your password.' },
  rq_0003: { status: 400, key: 'grantTypeRequired', 'pt-br': 'Faltou dizer como você quer entrar. Abra a página de entrada de novo.', 'en-us': 'We need to know how you want to sign in. Open the sign-in page again.' },
  rq_0004: { status: 400, key: 'refreshTokenRequired', 'pt-br': 'Sua sessão não chegou até nós. Entre de novo para continuar.', 'en-us': 'Your session did not reach us. Sign in again to continue.' },
  rq_0015: { status: 400, key: 'accIdRequired', 'pt-br': 'Escolha a conta em que você quer entrar.', 'en-us': 'Choose the account you want to go to.' },
  rq_0063: { status: 400, key: 'idRequired', 'pt-br': 'Faltou dizer qual item você quer. Volte e escolha de novo.', 'en-us': 'We need to know which item you want. Go back and choose again.' },
  rq_0100: { status: 400, key: 'signInTokenRequired', 'pt-br': 'O código de entrada não chegou até nós. Gere outro e tente de novo.', 'en-us': 'The sign-in code did not reach us. Make another one and try again.' },
  rq_0101: { status: 400, key: 'providerCodeRequired', 'pt-br': 'A volta da conta da escola veio sem o código. Comece de novo pela página de entrada.', 'en-us': 'The return from your school account came without its code. Start again at the sign-in page.' },
  rq_0102: { status: 400, key: 'providerStateRequired', 'pt-br': 'A volta da conta da escola veio incompleta. Comece de novo pela página de entrada.', 'en-us': 'The return from your school account was not complete. Start again at the sign-in page.' },
  rq_0103: { status: 400, key: 'providerVerifierRequired', 'pt-br': 'Esta volta não começou neste navegador. Abra a página de entrada aqui e tente de novo.', 'en-us': 'This return did not start in this browser. Open the sign-in page here and try again.' },
} as const satisfies Record<`rq_${string}`, ErrorEntry>
