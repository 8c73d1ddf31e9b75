/** Milk drawn by pump or by hand. */
export const pumping = {
  name: 'Ordenha',
  addTitle: 'Registrar ordenha',
  editTitle: 'Editar ordenha',
  at: 'Ordenha das {time}',
  left: 'Esquerdo (ml)',
  right: 'Direito (ml)',
  together: 'Os dois juntos (ml)',
  togetherHint: 'Se você não mediu cada lado.',
  ml: '{ml} ml',
  sides: 'E {leftMl} · D {rightMl}',
  total: { one: '{n} ordenha, {ml} ml', other: '{n} ordenhas, {ml} ml' },
  problem_amount_needed: 'Conte quanto foi, mesmo que mais ou menos.',
  problem_amounts_twice: 'Conte por lado ou os dois juntos, para não somar duas vezes.',
} as const;
