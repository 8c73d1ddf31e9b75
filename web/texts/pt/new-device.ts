export const newDevice = {
  pageTitle: 'Aparelho novo',
  title: 'Não foi você quem entrou?',
  text: 'Toque no botão e a sua conta sai desse aparelho na hora. Nos outros, tudo continua como está.',
  end: 'Encerrar nesse aparelho',
  failed: 'Não foi possível encerrar agora',
  done: 'Pronto: esse aparelho saiu da sua conta',
  doneText: 'Para ficar mais tranquila, três passos que ajudam:',
  stepMailbox:
    'Troque a senha do seu email. Quem entrou deve ter visto o link ou o código que mandamos para lá.',
  stepFactor: 'No seu perfil, ative a verificação em duas etapas: só o email deixa de bastar.',
  stepDevices: 'Também no perfil, em “Sair ou excluir conta”, confira onde você está conectada.',
  gone: 'Este link já não vale',
  goneText:
    'Ou o aparelho já saiu, ou passaram 7 dias. No seu perfil, em “Sair ou excluir conta”, você vê e encerra cada aparelho.',
  openProfile: 'Abrir meu perfil',
  wasMe: 'Fui eu, está tudo certo',
} as const;
