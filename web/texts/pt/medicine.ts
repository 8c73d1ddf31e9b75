/** What was given, as it was prescribed. A dose is never worked out here. */
export const medicine = {
  name: 'Remédio',
  addTitle: 'Registrar remédio',
  editTitle: 'Editar remédio',
  at: '{name} das {time}',
  nameLabel: 'Nome do remédio',
  dose: 'Dose (opcional)',
  doseHint: 'Como está na receita. O Colo nunca calcula doses.',
  everyHours: 'De quantas em quantas horas (opcional)',
  everyHoursHint: 'Como o médico ou a médica indicou.',
  givenAt: '{name} foi dado às {time}.',
  tooEarly:
    'Pelo intervalo da receita ainda é cedo: a próxima é {when}. Na dúvida, ligue para quem receitou antes de dar de novo.',
  maybeTwice: 'Foi há menos de uma hora. Pode ser a mesma dose, anotada por duas pessoas?',
  heardAt: 'Este aparelho sabe o que os outros anotaram até {time}.',
  total: { one: '{n} dose de remédio', other: '{n} doses de remédio' },
  problem_name_needed: 'Conte qual foi o remédio.',
  next: 'Próximas doses',
  again: 'de novo {when}',
  notHeard: 'Sem conexão, este aparelho não sabe o que os outros anotaram. Vale perguntar antes de dar.',
} as const;
