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
  problem_measure_needed: 'Conte pelo menos uma medida.',
} as const;
