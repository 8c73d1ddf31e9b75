/** What the cards say beside words that call for somebody. The one about violence never names it: another may be looking. */
export const concern = {
  hide: 'Esconder',

  distressTitle: 'Você não está sozinha',
  distressAfterTitle: 'Obrigada por contar. Você não está sozinha',
  distressText:
    'O que você sente importa, e não precisa decidir nada agora. Tem gente pronta para ouvir você a qualquer hora, de graça e sem julgar.',
  distressNear: 'Se der, chame alguém de perto e diga: “fica comigo”. Não precisa explicar mais nada.',
  distressBaby:
    'Se vier o medo de fazer mal a você ou ao bebê, deixe o bebê no berço, vá para outro cômodo e ligue agora.',

  violenceTitle: 'Estamos com você',
  violenceAfterTitle: 'Estamos com você',
  violenceText:
    'A culpa não é sua. Quando for seguro, você pode falar com uma destas pessoas, por ligação ou por mensagem. Nada do que aparece aqui fica guardado.',

  'baby-emergencyTitle': 'Peça ajuda agora',
  'baby-emergencyAfterTitle': 'Peça ajuda agora',
  'baby-emergencyText': 'Ligue, deixe no viva-voz e fique com o bebê. Quem atende diz o que fazer.',
  meanwhile: 'Enquanto a ajuda chega',

  lossTitle: 'Sentimos muito',
  lossAfterTitle: 'Sentimos muito. Obrigada por confiar',
  lossText:
    'Não existe jeito certo, nem prazo, para o que você está sentindo. Você não precisa explicar nada a ninguém, e não precisa passar por isso sozinha.',
  lossReading: 'Ler sobre perda e luto',
  /** What the library is searched for. */
  lossTerm: 'luto',
  lossChange: 'Pedir que o Colo não fale mais do bebê',
} as const;
