export const meat = {
  beef_name: 'Carne de boi',
  beef_serve: 'Bem cozida, moída, desfiada fininha ou picada bem pequena, com o caldo.',
  beef_note: 'Tem o ferro que o corpo aproveita melhor, o mais importante a partir dos 6 meses.',
  chicken_name: 'Frango',
  chicken_serve: 'Bem cozido, sem pele e sem osso, desfiado fino ou moído, molhadinho.',
  chicken_note: 'A coxa e a sobrecoxa têm mais ferro que o peito e ficam menos secas.',
  pork_name: 'Carne de porco',
  pork_serve: 'Corte magro, bem cozido até o meio, desfiado ou moído. Linguiça e presunto, não.',
  pork_note: 'Tem ferro e costuma custar menos que a de boi. Bem passada, é segura.',
  'chicken-liver_name': 'Fígado de frango',
  'chicken-liver_serve': 'Bem cozido por dentro, amassado ou picado fino no meio do purê ou do arroz.',
  'chicken-liver_note':
    'Riquíssimo em ferro e muito barato. Uma vez por semana basta, porque tem muita vitamina A.',
  'beef-liver_name': 'Fígado de boi',
  'beef-liver_serve': 'Bem passado, sem a pele e os nervos, moído ou ralado depois de cozido.',
  'beef-liver_note': 'Riquíssimo em ferro. Uma vez por semana basta, seja este ou o de frango.',
  'bone-broth_name': 'Caldo de ossos',
  'bone-broth_serve': 'Coado, sem osso nem lasca, com pouco sal, para molhar o purê, o arroz ou a carne.',
  'bone-broth_note':
    'Dá gosto e umidade, mas tem pouco ferro e pouca energia: acompanha a comida, não a substitui.',
} as const;
