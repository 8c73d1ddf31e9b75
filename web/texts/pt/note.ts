/** Words alone. */
export const note = {
  name: 'Anotação',
  addTitle: 'Nova anotação',
  editTitle: 'Editar anotação',
  at: 'Anotação das {time}',
  notes: 'O que você quer lembrar',
  total: { one: '{n} anotação', other: '{n} anotações' },
  problem_text_needed: 'Escreva alguma coisa, nem que seja uma palavra.',
} as const;
