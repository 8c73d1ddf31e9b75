/** What a search says of how it understood her. */
export const search = {
  didYouMean: 'Você quis dizer',
  partly: 'Nada tem todas as suas palavras. Aqui está o que chega mais perto.',
  unknown: {
    one: 'Não encontramos esta palavra em nenhum texto: {words}.',
    other: 'Não encontramos estas palavras em nenhum texto: {words}.',
  },
  without: 'Sem: {words}',
  calledBy: 'Mães buscam por',
  topics: 'Assuntos',
} as const;
