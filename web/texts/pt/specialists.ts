export const specialists = {
  title: 'Especialistas',
  empty: 'Nenhum encontro marcado ainda',
  emptyText:
    'Aqui você vai encontrar especialistas em vídeo, ao vivo ou para rever com calma quando o bebê dormir.',
} as const;
