/** What she asked to hear of from the diary. */
export const reminders = {
  title: 'Meus lembretes',
  hint: 'Só você vê. O aviso chega quando as notificações do Colo estiverem ligadas no seu aparelho.',
  noFeed: 'Lembrar depois de {n} horas sem mamada',
  noFeedName: 'mamada',
  of: '{what}, {when}',
  remove: 'Apagar lembrete: {what}',
  removed: 'Lembrete apagado',
  failed: 'Não deu para buscar os lembretes agora.',
  medicine: 'Me lembrar da próxima dose',
  write: 'Lembrete: {what}',
  writeRemove: 'Apagar um lembrete',
  tooMany: 'Já há {n} lembretes. Apague algum de que não precisa mais.',
} as const;
