export const library = {
  title: 'Biblioteca',
  empty: 'As estantes ainda estão vazias',
  emptyText:
    'Aqui você vai ler e ouvir, no seu tempo, sobre sono, amamentação, primeiras comidas e sobre você também.',
} as const;
