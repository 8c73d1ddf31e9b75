/** Temperatures. What is fever, and what to do, is the triage module's to say. */
export const temperature = {
  name: 'Temperatura',
  addTitle: 'Registrar temperatura',
  editTitle: 'Editar temperatura',
  at: 'Temperatura das {time}',
  degrees: '{n} °C',
  degreesLabel: 'Temperatura (°C)',
  place: 'Onde mediu',
  place_axillary: 'Axila',
  place_forehead: 'Testa',
  place_ear: 'Ouvido',
  place_mouth: 'Boca',
  place_rectal: 'Reto',
  total: 'até {highest}',
  problem_impossible_temperature: 'Confira o número: em graus Celsius, como 36,8.',
} as const;
