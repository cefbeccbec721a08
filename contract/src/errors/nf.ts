import type { ErrorEntry } from './entry.ts'

/** Not found, 404. A number belongs to one entity for good; an entity enters with the call that needs it. */
// oxfmt-ignore
export const nf = {
  nf_0001: { status: 404, key: 'accountNotFound', 'pt-br': 'Não encontramos esta conta. Confira e tente de novo.', 'en-us': 'We could not find this account. Check and try again.' },
  nf_0002: { status: 404, key: 'friendNotFound', 'pt-br': 'Este pedido ou amizade não está mais aqui. Atualize a página.', 'en-us': 'This request or friendship is no longer here. Refresh the page.' },
  // Also one that is not for this person, or that the school took off.
  nf_0003: { status: 404, key: 'postNotFound', 'pt-br': 'Esta publicação não está mais aqui, ou não é para você.', 'en-us': 'This post is no longer here, or it is not for you.' },
  nf_0004: { status: 404, key: 'commentNotFound', 'pt-br': 'Este comentário não está mais aqui, ou não é para você.', 'en-us': 'This comment is no longer here, or it is not for you.' },
  // Also another class's, or one that the school took off.
  nf_0005: { status: 404, key: 'albumNotFound', 'pt-br': 'Este álbum não está mais aqui, ou não é da sua turma.', 'en-us': 'This album is no longer here, or is not of your class.' },
  // Also one that is not for the class, not published yet, or another school's.
  nf_0006: { status: 404, key: 'courseNotFound', 'pt-br': 'Não encontramos esta trilha entre as suas.', 'en-us': 'We could not find this trail among yours.' },
  nf_0007: { status: 404, key: 'moduleNotFound', 'pt-br': 'Não encontramos este módulo nesta trilha.', 'en-us': 'We could not find this module in this trail.' },
  nf_0010: { status: 404, key: 'surveyNotFound', 'pt-br': 'Esta pesquisa não está aberta. Talvez ela já tenha terminado.', 'en-us': 'This survey is not open. It may have ended already.' },
  // At sign-in only where the installation sets REVEAL_UNKNOWN_USER: a stranger must not learn who has an account. G6
  nf_0011: { status: 404, key: 'userNotFound', 'pt-br': 'Não encontramos ninguém com esse nome. Confira e tente de novo.', 'en-us': 'We could not find anyone by that name. Check and try again.', byField: {
    userId: { 'pt-br': 'Não encontramos esta pessoa na comunidade da sua escola.', 'en-us': 'We could not find this person in the community of your school.' },
  } },
  nf_0012: { status: 404, key: 'studentNotFound', 'pt-br': 'Não encontramos este estudante. Confira e tente de novo.', 'en-us': 'We could not find this student. Check and try again.' },
  nf_0013: { status: 404, key: 'schoolNotFound', 'pt-br': 'Não encontramos esta escola.', 'en-us': 'We could not find this school.' },
  nf_0014: { status: 404, key: 'profileNotFound', 'pt-br': 'Não encontramos este perfil na sua escola.', 'en-us': 'We could not find this profile at your school.' },
  nf_0017: { status: 404, key: 'contentNotFound', 'pt-br': 'Não encontramos esta aula entre as suas trilhas.', 'en-us': 'We could not find this class in your trails.' },
  nf_0019: { status: 404, key: 'contentProgressNotFound', 'pt-br': 'Você ainda não começou esta aula.', 'en-us': 'You have not started this class yet.' },
  // Also one of a class that is not for the person.
  nf_0020: { status: 404, key: 'ebookNotFound', 'pt-br': 'Não encontramos este livro na sua estante.', 'en-us': 'We could not find this book on your shelf.' },
  // Also one of a class that is not for the person.
  nf_0021: { status: 404, key: 'challengeNotFound', 'pt-br': 'Não encontramos este desafio nas suas aulas.', 'en-us': 'We could not find this challenge in your classes.' },
  nf_0022: { status: 404, key: 'challengeAttachmentNotFound', 'pt-br': 'Não encontramos esta entrega. Talvez ela tenha sido apagada.', 'en-us': 'We could not find this work. It may have been deleted.' },
  // Also of a class that is not the student's.
  nf_0023: { status: 404, key: 'quizNotFound', 'pt-br': 'Não encontramos este quiz nas suas aulas.', 'en-us': 'We could not find this quiz in your classes.' },
  // Also one that this attempt did not draw.
  nf_0024: { status: 404, key: 'questionNotFound', 'pt-br': 'Esta pergunta não está no seu quiz. Atualize a página e confira.', 'en-us': 'This question is not in your quiz. Refresh the page and check.' },
  nf_0025: { status: 404, key: 'questionOptionNotFound', 'pt-br': 'Esta alternativa não é desta pergunta. Escolha uma da lista.', 'en-us': 'This option does not belong to the question. Choose one from the list.' },
  nf_0026: { status: 404, key: 'userAnswerNotFound', 'pt-br': 'Não encontramos esta resposta entre as suas.', 'en-us': 'We could not find this answer among yours.' },
  nf_0027: { status: 404, key: 'classCommentNotFound', 'pt-br': 'Este comentário não está mais aqui.', 'en-us': 'This comment is no longer here.' },
  nf_0028: { status: 404, key: 'taskNotFound', 'pt-br': 'Não encontramos esta tarefa entre as suas.', 'en-us': 'We could not find this task among yours.' },
  nf_0030: { status: 404, key: 'savedPostNotFound', 'pt-br': 'Esta publicação não está entre as que você salvou.', 'en-us': 'This post is not among those you saved.' },
  nf_0031: { status: 404, key: 'subjectNotFound', 'pt-br': 'Não encontramos este assunto na sua escola.', 'en-us': 'We could not find this subject at your school.' },
  nf_0032: { status: 404, key: 'albumPhotoNotFound', 'pt-br': 'Esta foto não está mais aqui, ou não é da sua turma.', 'en-us': 'This photo is no longer here, or is not of your class.' },
  nf_0039: { status: 404, key: 'chestNotFound', 'pt-br': 'Não encontramos este baú entre os seus.', 'en-us': 'We could not find this chest among yours.' },
  nf_0040: { status: 404, key: 'unlockContentNotFound', 'pt-br': 'Não encontramos este item na loja. Atualize a página e escolha de novo.', 'en-us': 'We could not find this item in the store. Refresh the page and choose again.' },
  nf_0051: { status: 404, key: 'contentReviewNotFound', 'pt-br': 'Não encontramos esta revisão nas suas trilhas.', 'en-us': 'We could not find this review in your trails.' },
  nf_0052: { status: 404, key: 'contentReviewQuestionNotFound', 'pt-br': 'Esta pergunta não está nas suas revisões. Atualize a página e confira.', 'en-us': 'This question is not in your reviews. Refresh the page and check.' },
  nf_0053: { status: 404, key: 'contentReviewAnswerNotFound', 'pt-br': 'Não encontramos esta resposta nas suas revisões.', 'en-us': 'We could not find this answer in your reviews.' },
  nf_0054: { status: 404, key: 'dataRequestNotFound', 'pt-br': 'Não encontramos este pedido sobre dados. Volte à lista e escolha de novo.', 'en-us': 'We could not find this data request. Go back to the list and choose again.' },
  // Also a student's of another school, or of no guardian: that it exists is private.
  nf_0055: { status: 404, key: 'parentalControlNotFound', 'pt-br': 'Não encontramos este controle entre os seus.', 'en-us': 'We could not find this control among yours.' },
  nf_0056: { status: 404, key: 'partnerNotFound', 'pt-br': 'Esta escola não usa esse jeito de entrar. Volte para a página de entrada.', 'en-us': 'This school does not use that way of signing in. Go back to the sign-in page.' },
  nf_0058: { status: 404, key: 'fileNotFound', 'pt-br': 'Não encontramos este arquivo. Talvez ele ainda não exista.', 'en-us': 'We could not find this file. It may not exist yet.' },
  // Also anybody who is not in the class, and oneself: a gift asks for no list of the school.
  nf_0059: { status: 404, key: 'classmateNotFound', 'pt-br': 'Não encontramos esta pessoa na sua turma. Presentes são só entre colegas.', 'en-us': 'We could not find this person in your class. Gifts are between classmates only.' },
  nf_0060: { status: 404, key: 'savingsGoalNotFound', 'pt-br': 'Não encontramos esta meta entre as suas.', 'en-us': 'We could not find this goal among yours.' },
  nf_0061: { status: 404, key: 'noteNotFound', 'pt-br': 'Não encontramos esta anotação entre as suas.', 'en-us': 'We could not find this note among yours.' },
  // Also one that somebody else teaches.
  nf_0062: { status: 404, key: 'classNotFound', 'pt-br': 'Não encontramos esta turma entre as suas.', 'en-us': 'We could not find this class among yours.' },
  nf_0070: { status: 404, key: 'blockedWordNotFound', 'pt-br': 'Esta palavra não está mais na lista da escola.', 'en-us': "This word is no longer on the school's list." },
  // Also one about what the moderator wrote, and another school's.
  nf_0071: { status: 404, key: 'caseNotFound', 'pt-br': 'Não encontramos este caso. Volte à lista e escolha de novo.', 'en-us': 'We could not find this case. Go back to the list and choose again.' },
  nf_0072: { status: 404, key: 'reportedNotFound', 'pt-br': 'O que você quer denunciar não está mais aqui.', 'en-us': 'What you want to report is no longer here.', byField: {
    actions: { 'pt-br': 'Isto já não está no ar, então não dá para esconder nem remover. Escolha outra decisão.', 'en-us': 'This is no longer there, so it cannot be hidden or removed. Choose another decision.' },
  } },
  // Also one that leads into a private network: who asks must not learn which.
  nf_0073: { status: 404, key: 'linkPreviewNotFound', 'pt-br': 'Não deu para ver o que há neste link.', 'en-us': 'We could not see what is behind this link.' },
  nf_0080: { status: 404, key: 'qrCodeNotFound', 'pt-br': 'Este QR code não vale mais. Gere outro para continuar.', 'en-us': 'This QR code no longer works. Make another one to continue.' },
  nf_0081: { status: 404, key: 'sessionNotFound', 'pt-br': 'Não encontramos este acesso entre os seus.', 'en-us': 'We could not find this sign-in among yours.' },
  nf_0082: { status: 404, key: 'openSignUpMissing', 'pt-br': 'Aqui o cadastro é feito pela escola. Fale com a secretaria.', 'en-us': 'Here the school signs people up. Talk to its office.' },
  nf_0084: { status: 404, key: 'pinNotSet', 'pt-br': 'Esta conta ainda não tem PIN. Não há nada para destravar.', 'en-us': 'This account has no PIN yet. There is nothing to unlock.' },
  // Unknown, used, over or another school's: a stranger must not learn which.
  nf_0085: { status: 404, key: 'guardianCodeNotFound', 'pt-br': 'Este código não vale. Confira as letras ou peça outro: cada um serve uma vez, por 30 dias.', 'en-us': 'This code is not valid. Check the letters or ask for another: each works once, for 30 days.' },
  nf_0086: { status: 404, key: 'guardianLinkNotFound', 'pt-br': 'Não encontramos este vínculo. Atualize a página e confira.', 'en-us': 'We could not find this link. Refresh the page and check.' },
  nf_0087: { status: 404, key: 'dataExportNotFound', 'pt-br': 'Esta cópia dos dados não está mais aqui. Peça outra para baixar.', 'en-us': 'This copy of the data is no longer here. Ask for another one to download.' },
  nf_0088: { status: 404, key: 'notificationNotFound', 'pt-br': 'Não encontramos este aviso entre os seus.', 'en-us': 'We could not find this notice among yours.' },
  nf_1001: { status: 404, key: 'nameRequestNotFound', 'pt-br': 'Não encontramos este pedido de nome. Atualize a página e confira.', 'en-us': 'We could not find this name request. Refresh the page and check.' },
  nf_1002: { status: 404, key: 'invitationNotFound', 'pt-br': 'Não encontramos este convite. Peça à escola que mande a carta de novo.', 'en-us': 'We could not find this invitation. Ask the school to send the letter again.' },
  nf_1003: { status: 404, key: 'consentNotFound', 'pt-br': 'Não encontramos esta autorização. Atualize a página e confira.', 'en-us': 'We could not find this consent. Refresh the page and check.' },
  // Also another school's.
  nf_1004: { status: 404, key: 'admissionNotFound', 'pt-br': 'Não encontramos este cadastro na fila da sua escola.', 'en-us': 'We could not find this sign-up in the queue of your school.' },
} as const satisfies Record<`nf_${string}`, ErrorEntry>
