/** The topic page of breastfeeding. */
export const breastfeeding = {
  title: 'Amamentação e Acolhimento',
  recommended: 'Conteúdo recomendado',
  recommendedEmpty: 'Ainda não há textos de amamentação por aqui. A biblioteca tem outros assuntos.',
  recommendedAll: 'Ver tudo sobre amamentação',
  logger: 'Registrar mamada',
  openTimer: 'Tela cheia',
  questions: 'Perguntas frequentes',
  question1: 'Será que o meu leite é suficiente?',
  answer1:
    'Fraldas molhadas (seis ou mais por dia a partir do quinto ou sexto dia) e o ganho de peso dizem mais do que o relógio. Se a dúvida continuar, a unidade de saúde pode ajudar.',
  search1: 'leite suficiente',
  question2: 'De quanto em quanto tempo o bebê mama?',
  answer2:
    'Quando ele pedir. Nas primeiras semanas é comum mamar de 8 a 12 vezes em 24 horas, às vezes uma logo depois da outra.',
  search2: 'mamadas agrupadas',
  question3: 'Amamentar deve doer?',
  answer3:
    'Um incômodo no começo é comum, mas dor que continua pede ajuda com a pega. Bancos de leite e unidades de saúde ajudam de graça.',
  search3: 'pega',
  question4: 'Até quando só leite materno?',
  answer4:
    'Até os seis meses, e depois junto com outros alimentos, até os dois anos ou mais: é a orientação da OMS e do Ministério da Saúde. Só a vitamina D vem à parte, desde a primeira semana, como o pediatra receitar (SBP).',
  search4: 'seis meses',
  readMore: 'Ler na biblioteca',
  community: 'Entre Mães: amamentação e colo',
} as const;
