export const shell = {
  loading: 'Carregando...',
  close: 'Fechar',
  tryAgain: 'Tentar de novo',
  backHome: 'Voltar ao início',
  language: 'Idioma',
  notifications: 'Avisos',
  skip: 'Ir direto ao conteúdo',

  tabs: 'Abas',
  tabHome: 'Home',
  tabLibrary: 'Biblioteca',
  tabCommunity: 'Entre Mães',
  tabSpecialists: 'Chat',
  tabProfile: 'Perfil',

  menu: 'Menu',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  menuHome: 'Home',
  menuDiary: 'Diário',
  menuLibrary: 'Biblioteca',
  menuCommunity: 'Comunidade',
  menuSpecialists: 'Especialistas',
  menuProfile: 'Perfil',
  menuAdmin: 'Painel Admin',

  babyToday: 'Seu bebê hoje',
  tellBaby: 'Contar a data',

  offline: 'Você está sem conexão. Assim que ela voltar, a gente continua.',
  previewLabel: 'Prévia',
  preview: 'Você está só dando uma espiada.',

  notFound: 'Ops! Página não encontrada',
  notFoundText: 'Este endereço não leva a lugar nenhum por aqui. Não foi culpa sua.',
  failed: 'Algo não saiu como devia',
  failedText: 'O erro foi nosso, não seu. Tente de novo ou volte ao início.',
} as const;
