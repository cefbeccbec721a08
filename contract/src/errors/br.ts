import type { ErrorEntry, Sentence } from './entry.ts'

/** br_0000 carries any transport status, and its sentence goes by it. E1 */
// oxfmt-ignore
export const transportSentences = {
  404: { 'pt-br': 'Não encontramos este endereço. Confira o link ou volte ao início.', 'en-us': 'We could not find this address. Check the link or go back to the start.' },
  405: { 'pt-br': 'Este endereço não aceita esse tipo de pedido. Volte e tente de novo.', 'en-us': 'This address does not take that kind of request. Go back and try again.' },
  413: { 'pt-br': 'O que você enviou é grande demais. Tente com algo menor.', 'en-us': 'What you sent is too big. Try something smaller.' },
  414: { 'pt-br': 'Este endereço ficou comprido demais. Tente uma busca mais curta.', 'en-us': 'This address got too long. Try a shorter search.' },
  415: { 'pt-br': 'Não sabemos ler esse formato. Tente enviar em outro.', 'en-us': 'We cannot read that format. Try sending another one.' },
  429: { 'pt-br': 'Foram muitas tentativas em pouco tempo. Espere um pouco e tente de novo.', 'en-us': 'That was many tries in a short time. Wait a little and try again.' },
  500: { 'pt-br': 'Algo deu errado do nosso lado. Tente de novo daqui a pouco.', 'en-us': 'Something went wrong on our side. Try again in a little while.' },
  503: { 'pt-br': 'A Trilha está muito cheia agora. Espere um pouco e tente de novo.', 'en-us': 'Trilha is very busy right now. Wait a little and try again.' },
} as const satisfies Record<number, Sentence>
const sessionEnded = {
  'pt-br': 'Sua sessão terminou. Entre de novo para continuar.',
  'en-us': 'Your session has ended. Sign in again to continue.',
} as const satisfies Sentence
/** Business rules: the documents' codes, with the statuses of G11 and E2. */
// oxfmt-ignore
export const br = {
  br_0000: { status: 500, key: 'unexpected', ...transportSentences[500], byStatus: transportSentences },
  br_0001: { status: 401, key: 'anonymousNotAllowed', 'pt-br': 'Entre na sua conta para continuar.', 'en-us': 'Sign in to your account to continue.' },
  br_0003: { status: 403, key: 'noPermission', 'pt-br': 'Sua conta não pode fazer isso. Se precisar, fale com a escola.', 'en-us': 'Your account cannot do this. If you need to, talk to your school.', byField: {
    dateOfBirth: { 'pt-br': 'A data de nascimento quem muda é a secretaria da escola. Fale com ela.', 'en-us': "The school's office changes the birth date. Talk to them." },
    granted: { 'pt-br': 'Quem decidiu antes não responde ao recurso. Outra pessoa da escola precisa ver.', 'en-us': 'Who decided before does not answer the appeal. Somebody else at the school has to.' },
    // E69: nobody acts for themselves, nor at the desk for a child whose guardian they are.
    email: { 'pt-br': 'Aqui vai o e-mail de quem é responsável: não o seu, nem o da criança.', 'en-us': "This takes the guardian's email: neither yours nor the child's." },
    guardianCode: { 'pt-br': 'Quem fez o código não pode usar. Ele é para outra pessoa adulta.', 'en-us': 'Whoever made the code cannot use it. It is for another grown-up.' },
    ownChild: { 'pt-br': 'Você é responsável por esta criança. Outra pessoa da escola precisa fazer isso.', 'en-us': 'You are a guardian of this child. Somebody else at the school has to do this.' },
    ownLink: { 'pt-br': 'Este vínculo é seu. Só a secretaria pode desfazer: fale com ela.', 'en-us': 'This link is yours. Only the office can end it: talk to them.' },
    // G21: worn without being unlocked.
    itemId: { 'pt-br': 'Este item ainda não é seu. Desbloqueie antes de salvar o avatar com ele.', 'en-us': 'This item is not yours yet. Unlock it before saving the avatar with it.' },
    // E68: a student asks for another full name.
    name: { 'pt-br': 'Para mudar o nome completo, faça um pedido à secretaria da escola.', 'en-us': 'To change your full name, send a request to the school office.' },
    status: { 'pt-br': 'Este pedido é seu ou de quem você cuida. Outra pessoa da escola precisa decidir.', 'en-us': 'This request is yours or of a child you care for. Somebody else at the school has to decide.' },
    userId: { 'pt-br': 'Não dá para bloquear quem trabalha na escola. Se algo incomoda, denuncie.', 'en-us': 'Who works at the school cannot be blocked. If something bothers you, report it.' },
  } },
  br_0005: { status: 409, key: 'productAlreadyPurchased', 'pt-br': 'Você já tem este produto. Nada foi cobrado de novo.', 'en-us': 'You already have this product. Nothing was charged again.' },
  // G11: account tokens here, QR and partner tokens in br_0039.
  br_0011: { status: 401, key: 'accountTokenInvalid', 'pt-br': 'Não reconhecemos este acesso. Entre de novo ou peça outro código.', 'en-us': 'We did not recognise this access. Sign in again or ask for another code.' },
  // E2: a used refresh token is a session that ended, not a conflict.
  br_0012: { status: 409, key: 'tokenAlreadyUsed', 'pt-br': 'Este código já foi usado. Peça outro para continuar.', 'en-us': 'This code was already used. Ask for another one to continue.', byStatus: { 401: sessionEnded } },
  // E2: 403 for a wrong current password inside a session, as 401 would end it.
  br_0014: { status: 401, key: 'passwordWrong', 'pt-br': 'Não reconhecemos esse e-mail e senha. Confira e tente de novo.', 'en-us': 'We did not recognise that email and password. Check and try again.', byStatus: { 403: { 'pt-br': 'Esta não é a sua senha atual. Confira e tente de novo.', 'en-us': 'This is not your current password. Check and try again.' } } },
  br_0020: { status: 422, key: 'quizAnsweredTooManyTimes', 'pt-br': 'Você já usou todas as tentativas deste quiz. Que tal rever a aula?', 'en-us': 'You have used every try of this quiz. How about seeing the class again?' },
  br_0021: { status: 409, key: 'professorAndStudentConflict', 'pt-br': 'A mesma conta não pode ser de quem ensina e de quem estuda. Fale com a escola.', 'en-us': 'One account cannot belong to both a teacher and a student. Talk to your school.' },
  br_0022: { status: 409, key: 'chestAlreadyOpened', 'pt-br': 'Este baú já foi aberto. O prêmio está no seu extrato.', 'en-us': 'This chest was already opened. The reward is in your statement.' },
  br_0023: { status: 422, key: 'noChestsToOpen', 'pt-br': 'Você não tem baú fechado agora. Termine um módulo para ganhar um.', 'en-us': 'You have no closed chest right now. Finish a module to earn one.' },
  br_0025: { status: 410, key: 'verificationTokenExpired', 'pt-br': 'O prazo deste link de confirmação acabou. Peça outro para continuar.', 'en-us': 'The time for this confirmation link is over. Ask for another one to continue.' },
  br_0026: { status: 409, key: 'emailAlreadyConfirmed', 'pt-br': 'Seu e-mail já está confirmado. Não falta mais nada.', 'en-us': 'Your email is already confirmed. Nothing else is needed.' },
  // G11: 401 for sessions, 410 for every other link or code, whose bearer has no session that could have ended.
  br_0027: { status: 401, key: 'tokenExpired', ...sessionEnded, byStatus: { 410: { 'pt-br': 'O prazo deste link ou código acabou. Peça outro para continuar.', 'en-us': 'The time for this link or code is over. Ask for another one to continue.' } } },
  br_0028: { status: 409, key: 'courseHasModules', 'pt-br': 'Este curso ainda tem módulos. Tire os módulos antes de apagar o curso.', 'en-us': 'This course still has modules. Take them out before deleting the course.' },
  br_0029: { status: 409, key: 'lifeProjectHasTasks', 'pt-br': 'Este projeto de vida ainda tem tarefas. Apague as tarefas antes do projeto.', 'en-us': 'This life project still has tasks. Delete the tasks before the project.' },
  br_0031: { status: 409, key: 'classHasStudents', 'pt-br': 'Esta turma ainda tem estudantes. Leve todos para outra turma antes de apagar.', 'en-us': 'This class still has students. Move them to another class before deleting it.' },
  br_0033: { status: 409, key: 'questionAlreadyAnswered', 'pt-br': 'Você já respondeu a esta pergunta. Sua resposta está guardada.', 'en-us': 'You already answered this question. Your answer is saved.', byField: {
    seenVersion: { 'pt-br': 'Em outro aparelho você escolheu outra resposta depois. Veja as duas e decida.', 'en-us': 'On another device you chose another answer since. Look at both and decide.' },
  } },
  br_0036: { status: 403, key: 'pinWrong', 'pt-br': 'Este não é o PIN certo. Confira os 4 números e tente de novo.', 'en-us': 'This is not the right PIN. Check the 4 numbers and try again.' },
  // G11: br_0003 is role and ownership, br_0038 a parental or school gate.
  br_0038: { status: 403, key: 'gateClosed', 'pt-br': 'Esta parte está fechada na sua conta. Quem cuida de você ou a escola pode abrir.', 'en-us': 'This part is closed on your account. Whoever takes care of you, or the school, can open it.', byField: {
    password: { 'pt-br': 'A escola fez a sua senha. Escolha uma só sua para continuar.', 'en-us': 'The school made your password. Choose one of your own to continue.' },
    terms: { 'pt-br': 'Falta aceitar os termos de uso. Com menos de 16 anos, um adulto aceita também.', 'en-us': 'The terms of use are not accepted yet. Under 16, a grown-up accepts them too.' },
    waitsFor: { 'pt-br': 'Sua conta ainda espera um sim. Quando ele vier, tudo abre.', 'en-us': 'Your account is still waiting for a yes. When it comes, everything opens.' },
    suspendedUntil: { 'pt-br': 'A escola deixou você fora da comunidade até {day}.', 'en-us': 'The school has put you out of the community until {day}.' },
  } },
  br_0039: { status: 401, key: 'signInTokenInvalid', 'pt-br': 'Não reconhecemos este código de entrada. Gere outro e tente de novo.', 'en-us': 'We did not recognise this sign-in code. Make another one and try again.' },
  br_0040: { status: 422, key: 'discTestNotCompleted', 'pt-br': 'O teste DISC ainda tem perguntas em branco. Responda a todas para ver o resultado.', 'en-us': 'The DISC test still has blank questions. Answer them all to see the result.' },
  br_0042: { status: 409, key: 'publishedCourseAddModule', 'pt-br': 'Este curso já foi publicado. Não dá mais para colocar módulos nele.', 'en-us': 'This course is already published. Modules can no longer be added to it.' },
  br_0043: { status: 409, key: 'publishedCourseRemoveModule', 'pt-br': 'Este curso já foi publicado. Não dá mais para tirar módulos dele.', 'en-us': 'This course is already published. Modules can no longer be taken out of it.' },
  br_0044: { status: 409, key: 'publishedCourseAddContent', 'pt-br': 'Este curso já foi publicado. Não dá mais para colocar aulas nele.', 'en-us': 'This course is already published. Classes can no longer be added to it.' },
  br_0045: { status: 409, key: 'publishedCourseRemoveContent', 'pt-br': 'Este curso já foi publicado. Não dá mais para tirar aulas dele.', 'en-us': 'This course is already published. Classes can no longer be taken out of it.' },
  br_0048: { status: 409, key: 'reviewAlreadyCompleted', 'pt-br': 'Você já concluiu esta revisão. Suas respostas estão guardadas.', 'en-us': 'You already finished this review. Your answers are saved.' },
  br_0049: { status: 422, key: 'insufficientEducoins', 'pt-br': 'Ainda faltam Educoins para isso. Aulas e acertos ajudam a juntar.', 'en-us': 'You need more Educoins for this. Classes and right answers help you earn them.' },
  // Joining a school (E65).
  br_1001: { status: 409, key: 'invitationAnswered', 'pt-br': 'Este convite já teve resposta. Nada mudou agora.', 'en-us': 'This invitation was already answered. Nothing changed now.' },
  br_1002: { status: 403, key: 'grownUpMustAccept', 'pt-br': 'Com menos de 16 anos, peça a quem cuida de você ou à sua escola, ou use o código em papel.', 'en-us': 'Under 16, ask who takes care of you or your school, or use the paper code.' },
  br_1003: { status: 409, key: 'guardianYesMissing', 'pt-br': 'Falta o sim de quem cuida desta pessoa. Sem ele a escola não pode aceitar.', 'en-us': 'The yes of a guardian is missing. Without it the school cannot accept.' },
  br_1004: { status: 409, key: 'noGuardianNeeded', 'pt-br': 'Sua conta não espera mais por quem cuida de você.', 'en-us': 'Your account is no longer waiting for who takes care of you.' },
} as const satisfies Record<`br_${string}`, ErrorEntry>
