export const fat = {
  ghee_name: 'Manteiga ghee',
  ghee_serve: 'Uma pontinha de colher derretida no purê ou na batata-doce.',
  ghee_note:
    'É feita de manteiga e pode guardar traços de leite. Não é indispensável: o azeite também serve.',
  butter_name: 'Manteiga',
  butter_serve: 'Sem sal, só um pouquinho para refogar ou no purê.',
  butter_note: 'É leite. Margarina é outra coisa: é ultraprocessada e fica de fora.',
  'olive-oil_name': 'Azeite de oliva',
  'olive-oil_serve': 'Um fio na comida já pronta ou no refogado.',
  'olive-oil_note':
    'A gordura ajuda o corpo a aproveitar as vitaminas dos legumes. Outro óleo vegetal também serve.',
  coconut_name: 'Coco',
  coconut_serve: 'Fresco, ralado bem fino no mingau, ou o leite de coco caseiro na comida. Em pedaços, não.',
  coconut_note: 'Em lasca é duro e pode engasgar. O leite de coco não substitui o leite materno.',
  peanut_name: 'Amendoim',
  peanut_serve:
    'Só em pasta sem açúcar e sem sal, diluída na fruta ou no mingau, ou em farinha fina. Inteiro, só depois dos 4 anos.',
  peanut_note:
    'Comece com uma pontinha de colher e observe. Se o bebê tem eczema forte ou já reagiu a algum alimento, fale antes com o pediatra.',
  'cashew-nut_name': 'Castanha-de-caju',
  'cashew-nut_serve':
    'Sem sal, em farinha bem fina ou pasta diluída na fruta. Inteira ou em pedaços, só depois dos 4 anos.',
  'cashew-nut_note':
    'Apresente cada castanha sozinha, com um pouquinho: assim você sabe qual foi, se algo acontecer.',
  'brazil-nut_name': 'Castanha-do-pará',
  'brazil-nut_serve':
    'Ralada bem fina, só uma pitada sobre a fruta ou o mingau. Em pedaços, só depois dos 4 anos.',
  'brazil-nut_note': 'Tem tanto selênio que uma pitada de vez em quando já é bastante.',
  tahini_name: 'Gergelim (tahine)',
  tahini_serve: 'Pasta sem açúcar, um pouquinho diluído no purê ou no grão-de-bico amassado.',
  tahini_note: 'Gergelim pode dar alergia: comece com a pontinha da colher e observe.',
  flaxseed_name: 'Linhaça',
  flaxseed_serve: 'Moída na hora, uma pitada na fruta amassada ou no mingau. A semente inteira, não.',
  flaxseed_note: 'Tem fibras e gorduras boas. Guarde a moída na geladeira e use logo.',
} as const;
