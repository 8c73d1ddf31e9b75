export const home = {
  name: 'Home',
  title: 'Que bom ter você aqui',
  empty: 'Seu dia vai morar aqui',
  emptyText:
    'Um carinho para começar o dia, a semana do seu bebê e os assuntos de que você mais precisa. Ainda estamos arrumando este cantinho.',
  action: 'Ver meu perfil',
  topics: 'Assuntos',
} as const;
