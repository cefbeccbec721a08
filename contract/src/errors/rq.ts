import type { ErrorEntry } from './entry.ts'

/** A required field is missing, 400. A number belongs to one field for good. */
// oxfmt-ignore
export const rq = {
  rq_0001: { status: 400, key: 'usernameRequired', 'pt-br': 'Escreva seu e-mail ou nome de usuário.', 'en-us': 'Write your email or username.' },
  rq_0002: { status: 400, key: 'passwordRequired', 'pt-br': 'Escreva sua senha.', 'en-us': 'Write your password.' },
  rq_0003: { status: 400, key: 'grantTypeRequired', 'pt-br': 'Faltou dizer como você quer entrar. Abra a página de entrada de novo.', 'en-us': 'We need to know how you want to sign in. Open the sign-in page again.' },
  rq_0004: { status: 400, key: 'refreshTokenRequired', 'pt-br': 'Sua sessão não chegou até nós. Entre de novo para continuar.', 'en-us': 'Your session did not reach us. Sign in again to continue.' },
  rq_0022: { status: 400, key: 'typeRequired', 'pt-br': 'Escolha um tipo.', 'en-us': 'Choose a type.' },
  rq_0023: { status: 400, key: 'descriptionRequired', 'pt-br': 'Escreva uma descrição.', 'en-us': 'Write a description.' },
  rq_0051: { status: 400, key: 'answerRequired', 'pt-br': 'Escreva uma resposta.', 'en-us': 'Write an answer.' },
  rq_0053: { status: 400, key: 'firstNameRequired', 'pt-br': 'Escreva o nome.', 'en-us': 'Write the first name.' },
  rq_0054: { status: 400, key: 'lastNameRequired', 'pt-br': 'Escreva o sobrenome.', 'en-us': 'Write the last name.' },
  rq_0055: { status: 400, key: 'emailRequired', 'pt-br': 'Escreva um e-mail.', 'en-us': 'Write an email.' },
  rq_0056: { status: 400, key: 'phoneRequired', 'pt-br': 'Escreva um telefone.', 'en-us': 'Write a phone number.' },
  rq_0063: { status: 400, key: 'idRequired', 'pt-br': 'Faltou dizer qual item você quer. Volte e escolha de novo.', 'en-us': 'We need to know which item you want. Go back and choose again.' },
  rq_0150: { status: 400, key: 'statusRequired', 'pt-br': 'Escolha em que ponto o pedido está.', 'en-us': 'Choose where the request stands.' },
} as const satisfies Record<`rq_${string}`, ErrorEntry>
