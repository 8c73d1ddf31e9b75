export const access = {
  pageTitle: 'Entrar',
  title: 'Bem-vinda ao Colo',
  intro: 'Entre com seu email. Você recebe um link e um código: nenhuma senha para lembrar.',
  email: 'Seu email',
  send: 'Enviar link de acesso',
  sending: 'Enviando...',
  emailRequired: 'Email obrigatório',
  emailRequiredText: 'Por favor, insira seu email.',
  emailInvalid: 'Confira seu email: parece que falta um pedacinho.',
  linkSent: 'Link enviado!',
  linkSentText: 'Confira seu email para acessar o Colo.',
  loginError: 'Erro no login',
  sendFailed: 'Não foi possível enviar o link de acesso.',

  codeIntro:
    'Abra o link que enviamos para {email}, ou digite aqui o código do email. Os dois valem por 10 minutos.',
  code: 'Código de 6 números',
  codeIncomplete: 'O código tem 6 números.',
  signIn: 'Entrar',
  signInFailed: 'Não foi possível entrar. Tente de novo.',
  sendAgain: 'Enviar de novo',
  sendAgainIn: 'Enviar de novo em {n} s',
  otherAddress: 'Usar outro email',

  preview: 'Dar uma espiada antes',

  unreachable: 'Não conseguimos abrir o Colo',
  unreachableText: 'O Colo não respondeu. Confira sua conexão ou tente de novo daqui a pouco.',
  offlineText: 'Você está sem conexão. Assim que ela voltar, a gente tenta de novo.',

  signOut: 'Sair',
  signOutHere: 'Sair deste aparelho',
  signOutOthers: 'Sair dos outros aparelhos',
  signOutEverywhere: 'Sair de todos os aparelhos',
  signOutEverywhereTitle: 'Sair de todos os aparelhos?',
  signOutEverywhereText:
    'Você vai sair aqui e em todos os outros lugares. Para voltar, é só pedir um novo link.',
  signedOutOthers: 'Pronto! Só este aparelho continua conectado.',
  signOutFailed: 'Não foi possível sair',
  stay: 'Continuar conectada',
  restored: 'Que bom ter você de volta',
  restoredText: 'A exclusão foi cancelada e tudo o que é seu continua aqui.',
} as const;
