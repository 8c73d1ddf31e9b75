export const dairy = {
  yoghurt_name: 'Iogurte natural',
  yoghurt_serve: 'Integral, sem açúcar e sem adoçante, puro ou com fruta amassada.',
  yoghurt_note: 'É leite: comece com um pouquinho e observe. Não toma o lugar do leite que ele mama.',
  'fresh-cheese_name': 'Queijo fresco (minas)',
  'fresh-cheese_serve': 'Pasteurizado, amassado ou em lascas finas, em pouca quantidade.',
  'fresh-cheese_note': 'Leva sal: escolha o de menos sódio no rótulo.',
  ricotta_name: 'Ricota',
  ricotta_serve: 'Pasteurizada e sem sal, amassada com legumes ou fruta.',
  ricotta_note: 'Macia e das menos salgadas. É leite: na primeira vez, só um pouquinho.',
  'cows-milk_name': 'Leite de vaca',
  'cows-milk_serve':
    'Para beber, só depois de 1 ano: integral, pasteurizado ou UHT, no copo. Antes, só um pouco como ingrediente.',
  'cows-milk_note':
    'Tem pouco ferro e, cedo e em quantidade, favorece a anemia. O peito segue até os 2 anos ou mais.',
} as const;
