export const sleepTools = {
  title: 'Ferramentas do sono',
} as const;
