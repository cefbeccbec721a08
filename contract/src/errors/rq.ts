import type { ErrorEntry } from './entry.ts'

/** A required field is missing, 400. A number belongs to one field for good. */
// oxfmt-ignore
export const rq = {
  rq_0001: { status: 400, key: 'usernameRequired', 'pt-br': 'Escreva seu e-mail ou nome de usuário.', 'en-us': 'Write your email or username.' },
  rq_0002: { status: 400, key: 'passwordRequired', 'pt-br': 'Escreva sua senha.', 'en-us': 'Write your password.' },
  rq_0003: { status: 400, key: 'grantTypeRequired', 'pt-br': 'Faltou dizer como você quer entrar. Abra a página de entrada de novo.', 'en-us': 'We need to know how you want to sign in. Open the sign-in page again.' },
  rq_0004: { status: 400, key: 'refreshTokenRequired', 'pt-br': 'Sua sessão não chegou até nós. Entre de novo para continuar.', 'en-us': 'Your session did not reach us. Sign in again to continue.' },
  rq_0006: { status: 400, key: 'nicknameRequired', 'pt-br': 'Escreva um apelido.', 'en-us': 'Write a nickname.' },
  rq_0028: { status: 400, key: 'userIdRequired', 'pt-br': 'Faltou dizer de quem se trata. Volte e escolha de novo.', 'en-us': 'We need to know who this is about. Go back and choose again.' },
  rq_0057: { status: 400, key: 'surveyRequired', 'pt-br': 'Faltou dizer qual é a pesquisa. Abra a página de novo.', 'en-us': 'We need to know which survey this is. Open the page again.' },
  rq_0058: { status: 400, key: 'valueRequired', 'pt-br': 'Escolha um número de 1 a 10.', 'en-us': 'Choose a number from 1 to 10.' },
  rq_0063: { status: 400, key: 'idRequired', 'pt-br': 'Faltou dizer qual item você quer. Volte e escolha de novo.', 'en-us': 'We need to know which item you want. Go back and choose again.' },
  rq_0160: { status: 400, key: 'blockReasonRequired', 'pt-br': 'Escolha o motivo do bloqueio.', 'en-us': 'Choose the reason for blocking.' },
  rq_0161: { status: 400, key: 'rankingChoiceRequired', 'pt-br': 'Diga se você quer aparecer no ranking.', 'en-us': 'Say whether you want to be in the ranking.' },
  rq_0162: { status: 400, key: 'noticeRequired', 'pt-br': 'Escreva o recado, ou apague o que está no ar.', 'en-us': 'Write the notice, or remove the current one.' },
} as const satisfies Record<`rq_${string}`, ErrorEntry>
