/** Of one record: what became of it, and what somebody else may have written down of the same. */
export const diaryHistory = {
  same: '{name} também registrou, às {time}. Pode ser a mesma coisa?',
  removeMine: 'Apagar o meu',
  keepBoth: 'Manter os dois',

  text: 'Guardamos por 30 dias o que foi mudado.',
  nothing: 'Nada mudou nos últimos 30 dias.',
  failed: 'Não deu para buscar agora. Tente de novo quando a conexão voltar.',
  byHer: 'Você mudou: {day}, {time}',
  byOther: '{name} mudou: {day}, {time}',
  was: 'Antes estava assim:',
  putBack: 'Deixar como estava',
} as const;
