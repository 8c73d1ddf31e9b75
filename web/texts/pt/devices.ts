/** Where she is signed in. */
export const devices = {
  title: 'Onde você está conectada',
  thisDevice: 'Este aparelho',
  lastUsed: 'Último uso: {when}',
  end: 'Encerrar',
  endLabel: 'Encerrar em {device}',
  ended: 'Aparelho desconectado',
  endFailed: 'Não foi possível encerrar',
  failed: 'Não foi possível carregar seus aparelhos.',
} as const;
