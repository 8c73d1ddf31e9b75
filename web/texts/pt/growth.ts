/** Measures, always with their unit. */
export const growth = {
  name: 'Medidas',
  addTitle: 'Registrar medidas',
  editTitle: 'Editar medidas',
  on: 'Medidas de {day}',
  weightGrams: 'Peso (kg)',
  lengthMm: 'Comprimento (cm)',
  headMm: 'Cabeça, perímetro (cm)',
  weightGrams_is: '{n} kg',
  lengthMm_is: '{n} cm',
  headMm_is: 'cabeça {n} cm',
  weightGrams_plain: '{n} kg',
  lengthMm_plain: '{n} cm',
  headMm_plain: '{n} cm',
  unitRight: '{n}: o número e a unidade estão certos?',
  unitMeant: 'Eram {from}? Pôr {to}',
  problem_measure_needed: 'Conte pelo menos uma medida.',
} as const;
