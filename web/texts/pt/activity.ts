/** What a day is made of beside food and sleep. */
export const activity = {
  name: 'Atividade',
  addTitle: 'Registrar atividade',
  editTitle: 'Editar atividade',
  at: '{what} das {time}',
  which: 'O que foi',
  tummy: 'De bruços',
  bath: 'Banho',
  walk: 'Passeio',
  play: 'Brincadeira',
  other: 'Outra',
  total: { one: '{n} atividade', other: '{n} atividades' },
  withTummy: '{told}, {time} de bruços',
  title: 'Atividade',
  saveTitle: 'Salvar atividade',
  cancelled: 'Atividade descartada',
} as const;
