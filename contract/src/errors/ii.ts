import type { ErrorEntry } from './entry.ts'

/** Invalid input, 400. 1 to 30 are kept for the rules of product §5; the wire's own forms start at 31. */
// oxfmt-ignore
export const ii = {
  ii_0003: { status: 400, key: 'emailInvalid', 'pt-br': 'Este e-mail não parece completo. Confira se tem @ e o final, como .com.', 'en-us': 'This email does not look complete. Check that it has an @ and an ending, like .com.' },
  ii_0005: { status: 400, key: 'passwordInvalid', 'pt-br': 'A senha tem de 8 a 128 letras, números ou sinais.', 'en-us': 'A password has 8 to 128 letters, numbers or signs.' },
  ii_0006: { status: 400, key: 'usernameInvalid', 'pt-br': 'O nome de usuário tem de 3 a 50 letras e números. Ponto ou sublinhado, só no meio.', 'en-us': 'A username has 3 to 50 letters and numbers. Dots or underscores only in the middle.' },
  ii_0009: { status: 400, key: 'lastNameInvalid', 'pt-br': 'O sobrenome tem de 2 a 100 letras.', 'en-us': 'A last name has 2 to 100 letters.' },
  ii_0010: { status: 400, key: 'dateInvalid', 'pt-br': 'Confira a data: o dia precisa existir, entre 1900 e 2099.', 'en-us': 'Check the date: the day must exist, from 1900 to 2099.' },
  ii_0014: { status: 400, key: 'phoneInvalid', 'pt-br': 'Escreva DDD e número, como 11 91234-5678. De outro país, comece com +.', 'en-us': 'Write area code and number, like 11 91234-5678. From another country, start with +.' },
  ii_0022: { status: 400, key: 'coinTypeInvalid', 'pt-br': 'Escolha Educoin ou XP.', 'en-us': 'Choose Educoin or XP.' },
  ii_0024: { status: 400, key: 'nameInvalid', 'pt-br': 'O nome tem de 2 a 100 letras.', 'en-us': 'A name has 2 to 100 letters.' },
  ii_0030: { status: 400, key: 'pageInvalid', 'pt-br': 'Não dá para abrir esta parte da lista. Volte ao começo dela.', 'en-us': 'This part of the list cannot be opened. Go back to its beginning.' },
  ii_0031: { status: 400, key: 'bodyInvalid', 'pt-br': 'Não conseguimos ler o que foi enviado. Recarregue a página e tente de novo.', 'en-us': 'We could not read what was sent. Reload the page and try again.' },
  ii_0032: { status: 400, key: 'idInvalid', 'pt-br': 'Este endereço não parece completo. Volte e escolha de novo.', 'en-us': 'This address does not look complete. Go back and choose again.' },
  ii_0033: { status: 400, key: 'grantTypeInvalid', 'pt-br': 'Não conhecemos esse jeito de entrar. Abra a página de entrada de novo.', 'en-us': 'We do not know that way of signing in. Open the sign-in page again.' },
  ii_0034: { status: 400, key: 'refreshTokenInvalid', 'pt-br': 'Não conseguimos ler a sua sessão. Entre de novo para continuar.', 'en-us': 'We could not read your session. Sign in again to continue.' },
  ii_0035: { status: 400, key: 'operationInvalid', 'pt-br': 'Escolha o que entrou ou o que saiu.', 'en-us': 'Choose what came in or what went out.' },
  ii_0036: { status: 400, key: 'originOperatorInvalid', 'pt-br': 'Não conhecemos essa origem. Escolha uma da lista.', 'en-us': 'We do not know that origin. Choose one from the list.' },
  ii_0037: { status: 400, key: 'chestKindInvalid', 'pt-br': 'Escolha um tipo de baú: comum, raro, épico ou lendário.', 'en-us': 'Choose a kind of chest: common, rare, epic or legendary.' },
  ii_0038: { status: 400, key: 'periodInvalid', 'pt-br': 'A data final vem antes da inicial. Troque uma das duas.', 'en-us': 'The end date comes before the start date. Change one of them.' },
  ii_0039: { status: 400, key: 'parameterInvalid', 'pt-br': 'Uma parte deste pedido não está como deveria. Confira e tente de novo.', 'en-us': 'A part of this request is not as it should be. Check and try again.' },
  ii_0040: { status: 400, key: 'idempotencyKeyInvalid', 'pt-br': 'Não reconhecemos a marca deste envio. Recarregue a página e tente de novo.', 'en-us': 'We did not recognise the mark on this request. Reload the page and try again.' },
  // 409: the form is right, it clashes with what was already done under this key.
  ii_0041: { status: 409, key: 'idempotencyKeyReused', 'pt-br': 'Este envio já foi feito com outro conteúdo. Recarregue a página e tente de novo.', 'en-us': 'This was already sent with other content. Reload the page and try again.' },
  ii_0042: { status: 400, key: 'textInvalid', 'pt-br': 'O texto tem um sinal que não dá para guardar. Apague o sinal e tente de novo.', 'en-us': 'The text has a sign that cannot be saved. Delete it and try again.' },
  ii_0067: { status: 400, key: 'typeInvalid', 'pt-br': 'Escolha um tipo da lista.', 'en-us': 'Choose a type from the list.' },
  ii_0068: { status: 400, key: 'longTextInvalid', 'pt-br': 'Este texto passou do tamanho. Deixe mais curto e tente de novo.', 'en-us': 'This text is too long. Make it shorter and try again.' },
  // 409: the form is right, the request has moved on.
  ii_0069: { status: 409, key: 'dataRequestMovedOn', 'pt-br': 'Este pedido já está em outro ponto. Abra a lista de novo para ver.', 'en-us': 'This request has already moved on. Open the list again to see it.' },
} as const satisfies Record<`ii_${string}`, ErrorEntry>
