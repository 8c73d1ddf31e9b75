/** What she wants to ask at the next appointment. */
export const question = {
  name: 'Pergunta',
  addTitle: 'Pergunta para a consulta',
  editTitle: 'Editar pergunta',
  at: 'Pergunta das {time}',
  open: 'Pergunta para a consulta',
  answered: 'Pergunta respondida',
  isAnswered: 'Já foi respondida',
  answer: 'O que disseram (opcional)',
  notes: 'O que você quer perguntar',
  total: { one: '{n} pergunta', other: '{n} perguntas' },
  problem_text_needed: 'Escreva alguma coisa, nem que seja uma palavra.',
  take: 'Levar para a consulta',
  from_article: 'De um artigo da biblioteca',
  from_talk: 'De uma conversa entre mães',
} as const;
