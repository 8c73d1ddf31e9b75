export const admin = {
  title: 'Painel Admin',
  subtitle: 'Gerencie os posts do blog',
  back: 'Voltar ao Colo',
  staffOnly: 'Esta página é da equipe',
  staffOnlyText: 'Só quem cuida do Colo entra aqui. O seu cantinho fica no início.',
  signInText: 'Se você é da equipe, entre com seu email.',

  waitlist: 'Lista de espera',
  waitlistCount: { one: '{n} pessoa na lista', other: '{n} pessoas na lista' },
  waitlistDownload: 'Baixar em CSV',
  waitlistEmpty: 'Ninguém na lista ainda',
  waitlistEmptyText: 'Quem deixar o email na página inicial aparece aqui.',
  waitlistFailed: 'Não foi possível carregar a lista',
  waitlistMore: 'Carregar mais',
  email: 'Email',
  language: 'Idioma',
  since: 'Desde',
} as const;
