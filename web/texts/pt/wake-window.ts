/** The calculator: how long a baby is usually awake. Always a range, and never late. */
export const wakeWindow = {
  title: 'Calculadora de sono',
  intro: 'Quanto tempo acordado costuma ser confortável, e quando o próximo soninho costuma chegar.',

  age: 'Idade usada na conta',
  calendarAge: 'Idade desde o nascimento: {age}',
  fromBirth: 'Contar a partir do nascimento',
  fromBirthHint: 'Para quem nasceu antes da hora, a idade corrigida costuma combinar melhor com o sono.',
  unknown: 'Quantos meses o bebê tem?',
  unknownHint: 'Se nasceu antes da hora, conte a partir da data prevista.',
  unknownLink: 'Contar a data no perfil',
  chooseAge: 'Escolha a idade',
  choiceNewborn: 'Menos de 4 semanas',
  choiceMonths: { one: '{n} mês', other: '{n} meses' },
  choiceOlder: '{n} meses ou mais',
  expected: 'Ainda na barriga, quem dita o sono é o bebê.',
  expectedText:
    'Quando ele nascer, conte o dia no perfil, e a conta começa. Por enquanto, aqui está o que costuma acontecer em cada idade.',

  wokeAt: 'Acordou às',
  wokeAtHint: 'Pode ser aproximado.',
  wokeNow: 'Acordou agora',
  fromDiary: 'Do diário: acordou às {time}.',
  changeWake: 'Usar outro horário',
  useDiary: 'Usar o do diário',
  asleep: 'Pelo diário, está dormindo desde {time}. Quando acordar, a conta recomeça.',
  problem_not_a_time: 'Escolha um horário para fazer a conta.',
  problem_in_the_future:
    'Esse horário ainda não chegou hoje. Confira a hora em que acordou, pode ser só o ponteiro trocado.',
  problem_long_ago:
    'Pelo horário, já faz muito tempo. Se ele dormiu um pouquinho no meio, conte a partir do último despertar.',
  oldDiary: 'O último sono do diário terminou há mais de um dia. Conte a partir de quando acordou hoje.',

  next: 'Próximo soninho',
  between: 'entre {from} e {to}',
  before: 'É por aí que o sono costuma chegar. Antes disso, se ele pedir, também vale.',
  within: 'Estamos nessa faixa agora. Se os sinais aparecerem, é um bom momento.',
  after: 'Essa faixa já passou, e está tudo bem: cada bebê e cada dia têm seu ritmo. Siga os sinais dele.',
  line: 'Linha do tempo: acordou às {woke}, agora são {now}',
  lineWoke: 'acordou',
  lineNow: 'agora',
  startDiary: 'Registrar o sono no diário',

  usual: 'Nessa idade',
  usualText: 'Costuma ficar acordado de {span}.',
  thumbText: 'Para lembrar fácil: de {span}.',
  oneNap:
    'De duas sonecas para uma: costuma acontecer entre 12 e 18 meses, no tempo de cada bebê. Com duas sonecas, acordado de 3h a 4h; com uma, de 4h a 6h.',
  span: '{from} a {to}',
  minutes: '{m} min',
  hours: '{h}h',
  hoursMinutes: '{h}h{m}',
  total: 'Em 24 horas, somando noite e sonecas, bebês dessa idade costumam dormir de {from} a {to} horas.',

  table: 'Tempo acordado por idade',
  tableAge: 'Idade',
  tableAwake: 'Costuma ficar acordado',
  yours: 'seu bebê',
  age_newborn: 'Até 4 semanas',
  'age_to-3-months': '1 e 2 meses',
  'age_3-months': '3 meses',
  'age_4-months': '4 meses',
  'age_5-to-6-months': '5 e 6 meses',
  'age_7-to-10-months': '7 a 10 meses',
  'age_11-months': '11 meses',
  'age_12-to-18-months': '12 a 18 meses',
  'age_from-19-months': '19 meses ou mais',

  cues: 'Sinais de sono',
  cuesText: 'Eles valem mais do que qualquer relógio.',
  cue1: 'Olhar parado, perde o interesse no que está em volta',
  cue2: 'Esfrega os olhos, puxa a orelha, vira o rosto',
  cue3: 'Boceja, fica mais quietinho',
  cue4: 'Resmunga, arqueia as costas, chora fácil: já está bem cansado',

  evidence:
    'Com sinceridade: a ciência ainda sabe pouco sobre janelas de sono. As faixas vêm da prática e variam de bebê para bebê. Os sinais do seu vêm primeiro.',
} as const;
