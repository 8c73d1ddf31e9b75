/** The timeline: everything of the diary together. */
export const timeline = {
  visitor: 'O diário da sua família',
  visitorText: 'Entre na sua conta para registrar mamadas, sonos e alimentos e ver tudo dia por dia.',
  quickAdd: 'Registrar',
  moreKinds: 'Mais',
  search: 'Buscar nas observações',
  searchHint: 'Buscar nas observações',
  clearSearch: 'Limpar a busca',
  kinds: 'Mostrar',
  everything: 'Tudo',
  nothingFound: 'Nada por aqui com essa busca.',
  onlyHere: 'Sem conexão por enquanto. Aqui está o que este aparelho guarda.',
  decimalSign: ',',
  places: 'Ver e fazer mais',
  place_nursing: 'Mamadas',
  place_sleep: 'Sono',
  place_foods: 'Alimentos',
} as const;
