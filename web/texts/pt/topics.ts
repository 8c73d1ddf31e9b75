/** Home's topics, and the page of a topic that has none of its own. */
export const topics = {
  explore: 'Explore por Temas',
  articles: 'Para ler sobre isso',
  articlesEmpty: 'Ainda não há textos sobre este tema. A biblioteca tem outros assuntos.',
  articlesAll: 'Ver todos os artigos',
  community: 'Conversas recentes',
  shareBox: 'Conte para outras mães',
} as const;
