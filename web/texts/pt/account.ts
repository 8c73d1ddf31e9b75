export const account = {
  data: 'Seus dados',
  dataText: 'Tudo o que o Colo guarda sobre você, em um arquivo só seu.',
  download: 'Baixar meus dados',

  delete: 'Excluir conta',
  deleteTitle: 'Excluir a sua conta?',
  deleteText:
    'Você sai de todos os aparelhos agora. Por 7 dias ainda dá para voltar atrás: basta entrar de novo. Depois disso, tudo o que é seu é apagado de vez.',
  deleteDownload: 'Antes, baixar meus dados',
  communityTexts: 'E o que você escreveu na comunidade?',
  communityGo: 'Apagar junto',
  communityStay: 'Deixar, assinado só como “Mãe”',
  communityStayHint: 'Para continuar ajudando outras mães, sem o seu nome.',
  deleteKeep: 'Ficar no Colo',
  deleteConfirm: 'Excluir minha conta',
  deleteFailed: 'Não foi possível excluir a conta',
  farewell: 'Sua conta será apagada em 7 dias',
  farewellText: 'Se mudar de ideia, é só entrar de novo até lá. Obrigada pela companhia. Cuide-se bem.',

  unsentTitle: {
    one: '1 registro ainda não saiu deste celular',
    other: '{n} registros ainda não saíram deste celular',
  },
  unsentText:
    'Ao sair, tudo o que é seu é apagado deste aparelho, rascunhos também. O que não for enviado antes não chega à sua conta.',
  unsentStill:
    'Tentamos, mas ainda não deu para enviar tudo. Confira sua conexão e tente de novo, ou fique mais um pouco: está tudo guardado aqui.',
  unsentSend: 'Enviar e sair',
  unsentLeave: 'Sair sem enviar',
} as const;
