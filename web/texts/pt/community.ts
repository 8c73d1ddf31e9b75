export const community = {
  title: 'Entre Mães',
  empty: 'A roda ainda não abriu',
  emptyText:
    'Aqui as mães vão perguntar, desabafar e se acolher, com o próprio nome ou em segredo, sem julgamento.',
} as const;
