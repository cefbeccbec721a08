import type { ErrorEntry } from './entry.ts'

/** A required field is missing, 400. A number belongs to one field for good. */
// oxfmt-ignore
export const rq = {
  rq_0001: { status: 400, key: 'usernameRequired', 'pt-br': 'Escreva seu e-mail ou nome de usuário.', 'en-us': 'Write your email or username.' },
  rq_0002: { status: 400, key: 'passwordRequired', 'pt-br': 'Escreva sua senha.', 'en-us': 'Write your password.' },
  rq_0003: { status: 400, key: 'grantTypeRequired', 'pt-br': 'Faltou dizer como você quer entrar. Abra a página de entrada de novo.', 'en-us': 'We need to know how you want to sign in. Open the sign-in page again.' },
  rq_0004: { status: 400, key: 'refreshTokenRequired', 'pt-br': 'Sua sessão não chegou até nós. Entre de novo para continuar.', 'en-us': 'Your session did not reach us. Sign in again to continue.' },
  rq_0005: { status: 400, key: 'nameRequired', 'pt-br': 'Escreva seu nome e sobrenome.', 'en-us': 'Write your first and last name.' },
  rq_0008: { status: 400, key: 'dateOfBirthRequired', 'pt-br': 'Escreva o dia em que você nasceu.', 'en-us': 'Write the day you were born.' },
  rq_0010: { status: 400, key: 'cityRequired', 'pt-br': 'Escolha sua cidade.', 'en-us': 'Choose your city.' },
  rq_0011: { status: 400, key: 'stateRequired', 'pt-br': 'Escolha seu estado.', 'en-us': 'Choose your state.' },
  rq_0013: { status: 400, key: 'gradeIdRequired', 'pt-br': 'Escolha o ano em que você estuda.', 'en-us': 'Choose your school year.' },
  rq_0014: { status: 400, key: 'pinRequired', 'pt-br': 'Escreva o PIN de 4 números.', 'en-us': 'Write the 4-number PIN.' },
  rq_0015: { status: 400, key: 'accIdRequired', 'pt-br': 'Escolha a conta em que você quer entrar.', 'en-us': 'Choose the account you want to go to.' },
  rq_0044: { status: 400, key: 'codeRequired', 'pt-br': 'Escreva o código.', 'en-us': 'Write the code.' },
  rq_0059: { status: 400, key: 'newPinRequired', 'pt-br': 'Escreva os 4 números do PIN novo.', 'en-us': 'Write the 4 numbers of the new PIN.' },
  rq_0060: { status: 400, key: 'confirmPinRequired', 'pt-br': 'Escreva o PIN mais uma vez.', 'en-us': 'Write the PIN once more.' },
  rq_0063: { status: 400, key: 'idRequired', 'pt-br': 'Faltou dizer qual item você quer. Volte e escolha de novo.', 'en-us': 'We need to know which item you want. Go back and choose again.' },
  rq_0100: { status: 400, key: 'signInTokenRequired', 'pt-br': 'O código de entrada não chegou até nós. Gere outro e tente de novo.', 'en-us': 'The sign-in code did not reach us. Make another one and try again.' },
  rq_0101: { status: 400, key: 'providerCodeRequired', 'pt-br': 'A volta da conta da escola veio sem o código. Comece de novo pela página de entrada.', 'en-us': 'The return from your school account came without its code. Start again at the sign-in page.' },
  rq_0102: { status: 400, key: 'providerStateRequired', 'pt-br': 'A volta da conta da escola veio incompleta. Comece de novo pela página de entrada.', 'en-us': 'The return from your school account was not complete. Start again at the sign-in page.' },
  rq_0103: { status: 400, key: 'providerVerifierRequired', 'pt-br': 'Esta volta não começou neste navegador. Abra a página de entrada aqui e tente de novo.', 'en-us': 'This return did not start in this browser. Open the sign-in page here and try again.' },
  rq_0110: { status: 400, key: 'currentPasswordRequired', 'pt-br': 'Escreva sua senha atual para confirmar que é você.', 'en-us': 'Write your current password to confirm that it is you.' },
  rq_0111: { status: 400, key: 'termsVersionRequired', 'pt-br': 'Faltou dizer quais termos você leu. Recarregue a página.', 'en-us': 'We need to know which terms you read. Reload the page.' },
  rq_0140: { status: 400, key: 'currentPinRequired', 'pt-br': 'Escreva o PIN de agora antes de trocar.', 'en-us': 'Write the current PIN before changing it.' },
  rq_0141: { status: 400, key: 'studentIdRequired', 'pt-br': 'Escolha um estudante.', 'en-us': 'Choose a student.' },
} as const satisfies Record<`rq_${string}`, ErrorEntry>
