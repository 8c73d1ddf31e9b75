/** What babies come to do, and first times: as ranges, without hurry. */
export const milestone = {
  name: 'Marco',
  addTitle: 'Registrar um marco',
  editTitle: 'Editar o marco',
  on: 'Marco de {day}',
  what: 'O que aconteceu',
  whatHint: 'Escolha um daqui ou conte com as suas palavras.',
  suggestions: 'Sugestões',
  notes: 'Como foi (opcional)',
  total: { one: '{n} marco', other: '{n} marcos' },
  problem_milestone_needed: 'Conte o que aconteceu, nem que seja em uma palavra.',
} as const;
