export const calendar = {
  title: 'Sua Semana',
  empty: 'Sua semana ainda está em branco',
  emptyText: 'Aqui cada dia, de domingo a sábado, vai trazer um conteúdo pensado para a fase do seu bebê.',
} as const;
