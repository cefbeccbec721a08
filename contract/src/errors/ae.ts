import type { ErrorEntry } from './entry.ts'

/** Already exists, 409. Each enters with its call. */
// oxfmt-ignore
export const ae = {
  // Friends, or asked before and not yet answered.
  ae_0001: { status: 409, key: 'friendAlready', 'pt-br': 'Vocês já são amigos, ou seu pedido já está esperando resposta.', 'en-us': 'You are already friends, or your request is already waiting for an answer.' },
  ae_0002: { status: 409, key: 'nicknameTaken', 'pt-br': 'Alguém já usa este apelido. Escolha outro.', 'en-us': 'Someone already uses this nickname. Choose another one.' },
  ae_0003: { status: 409, key: 'usernameTaken', 'pt-br': 'Este e-mail já tem cadastro. Entre com ele ou recupere a senha.', 'en-us': 'This email is already registered. Sign in with it or recover the password.' },
  ae_0005: { status: 409, key: 'surveyAlreadyAnswered', 'pt-br': 'Você já respondeu ou pulou esta pesquisa. Sua escolha está guardada.', 'en-us': 'You already answered or skipped this survey. Your choice is saved.' },
  ae_0006: { status: 409, key: 'contentAlreadyUnlocked', 'pt-br': 'Isto já é seu. Nenhum Educoin saiu da sua carteira.', 'en-us': 'This is already yours. No Educoin left your wallet.' },
  ae_0007: { status: 409, key: 'postAlreadySaved', 'pt-br': 'Você já salvou esta publicação. Ela está na sua lista.', 'en-us': 'You already saved this post. It is in your list.' },
  ae_0008: { status: 409, key: 'subjectFollowed', 'pt-br': 'Você já segue este assunto.', 'en-us': 'You already follow this subject.', byField: {
    contentId: { 'pt-br': 'Você já contou isto à escola, e ela vai olhar. Para dizer mais, fale com alguém dela.', 'en-us': 'You already told the school about this, and they will look. To say more, talk to somebody there.' },
    subjectName: { 'pt-br': 'A escola já tem um assunto com este nome. Escolha outro.', 'en-us': 'The school already has a subject by this name. Choose another one.' },
  } },
  ae_0014: { status: 409, key: 'dataRequestWaiting', 'pt-br': 'Já há um pedido assim esperando a escola. Acompanhe, mude ou desista dele na lista.', 'en-us': 'A request like this is already waiting for the school. Follow, change or withdraw it in the list.' },
  ae_0015: { status: 409, key: 'fileHandedIn', 'pt-br': 'Este arquivo já foi entregue. Envie outro.', 'en-us': 'This file was already handed in. Send another one.' },
  // The person holds one account in a school, and a guardian's beside it where they work there. Decision 6
  ae_0016: { status: 409, key: 'accountOfAnotherRole', 'pt-br': 'Esta pessoa já tem uma conta aqui, com outro papel. Só quem trabalha aqui soma a de responsável.', 'en-us': 'This person has an account here with another role. Only who works here may add one as a guardian.' },
  ae_0017: { status: 409, key: 'emailOfAnotherPassword', 'pt-br': 'Este e-mail já está na Trilha, e a senha dele é outra. Confira ou recupere a senha.', 'en-us': 'This email is already in Trilha, with another password. Check it or recover the password.' },
  ae_1001: { status: 409, key: 'nameRequestWaiting', 'pt-br': 'Você já tem um pedido de nome esperando a escola. Desista dele para fazer outro.', 'en-us': 'You already have a name request waiting for the school. Take it back to make another one.' },
  // Joining a school (E65, E67).
  ae_1002: { status: 409, key: 'invitationOpen', 'pt-br': 'Já existe um convite aberto para este e-mail. Mande de novo ou retire.', 'en-us': 'There is an open invitation for this email. Send it again or withdraw it.' },
  ae_1003: { status: 409, key: 'accountEnded', 'pt-br': 'Esta pessoa já teve conta nesta escola. Reabra a conta ou escolha outro nome.', 'en-us': 'This person had an account at this school. Reopen it or choose another name.' },
  ae_1004: { status: 409, key: 'alreadyOfSchool', 'pt-br': 'Esta pessoa já faz parte desta escola. Procure o nome dela na lista.', 'en-us': 'This person already belongs to this school. Look for the name in the list.' },
  ae_1005: { status: 409, key: 'schoolUsernameTaken', 'pt-br': 'Este nome de usuário já está em uso. Escolha outro.', 'en-us': 'This username is already in use. Choose another one.' },
  ae_1006: { status: 409, key: 'waitsForOffice', 'pt-br': 'Esta pessoa já está na fila de cadastros. Responda por lá.', 'en-us': 'This person is already in the queue of sign-ups. Answer there.' },
} as const satisfies Record<`ae_${string}`, ErrorEntry>
