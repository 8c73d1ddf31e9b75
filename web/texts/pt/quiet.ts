/** "Something changed": said softly, asking nothing, promising only what holds. */
export const quiet = {
  help: 'Ajuda',
  back: 'Voltar',
  title: 'Algo mudou',
  talkNow: 'Falar com alguém agora',

  intro: 'Sentimos muito que você tenha chegado até aqui. Não precisa explicar nada.',
  question: 'O que você quer nos contar?',
  reason_pause: 'Uma pausa',
  reasonHint_pause: 'Uma internação, um tempo difícil',
  'reason_pregnancy-ended': 'A gestação terminou',
  'reason_baby-died': 'O bebê morreu',
  reason_unsaid: 'Prefiro não dizer',
  whatHappens:
    'A partir de agora, nada aqui fala do bebê: nem telas, nem emails, nem lembretes. O que você registrou fica guardado, fechado, e continua sendo seu. Você pode voltar atrás quando quiser.',
  whose: 'De quem?',
  whoseMissing: 'Diga de quem, para que o resto continue como está.',
  whatHappensOfOne:
    'A partir de agora, nada aqui fala deste bebê, para ninguém da família: nem telas, nem emails, nem lembretes. O que foi registrado fica guardado, fechado, e continua sendo de vocês. O resto segue como está. Você pode voltar atrás quando quiser.',
  saidOfOne: 'Está guardado e em silêncio',
  takeBackOf: 'Voltar a como era: {name}',
  takeBackOfOne: 'Voltar a como era',
  say: 'Guardar e silenciar',
  change: 'Contar de outro jeito',
  isQuiet: 'Está tudo guardado e em silêncio. Se quiser, você pode contar de outro jeito ou voltar atrás.',

  takeBack: 'Voltar a como era',
  takeBackText: 'Sem precisar explicar. Tudo volta a aparecer como estava.',
  takenBack: 'Está como era antes',
  undo: 'Desfazer',

  morning: 'Bom dia',
  afternoon: 'Boa tarde',
  evening: 'Boa noite',
  home_pause: 'Estamos aqui, sem pressa. Nada do que você registrou se perde enquanto isso.',
  'home_pregnancy-ended': 'Sentimos muito. Aqui está quieto agora, e você pode ficar o tempo que quiser.',
  'home_baby-died':
    'Sentimos muito. Não há palavra que baste. Aqui está quieto agora, e você pode ficar o tempo que quiser.',
  home_unsaid: 'Aqui está quieto agora, e você pode ficar o tempo que quiser.',
  toRead: 'Para ler, se e quando quiser',
  'text_quando-um-bebe-morre': 'Quando um bebê morre',
  'text_quando-um-bebe-morreHint': 'Os primeiros dias, o corpo, o leite, a despedida',
  'text_quando-a-gestacao-termina': 'Quando a gestação termina',
  'text_quando-a-gestacao-terminaHint': 'O que o corpo atravessa e o que ajuda',
  'text_quando-o-bebe-esta-internado': 'Quando o bebê está internado',
  'text_quando-o-bebe-esta-internadoHint': 'Ficar perto, tirar leite, cuidar de você',
  places: 'Onde encontrar companhia',
  communityText: 'Ler ou conversar, também sem nome',
  libraryText: 'Textos para você, no seu tempo',
  records: 'Abrir o que registrei',
  recordsText: 'Está tudo guardado. Nada se abre sem você tocar.',
  records_diary: 'O diário',
  records_nursing: 'Mamadas',
  records_sleep: 'Sono',
  records_foods: 'Comidas',
  records_routine: 'Rotinas',
  records_saved: 'O que salvei para ler',
  download: 'Baixar tudo o que é meu',
  clearCalendar: 'Tirar do meu calendário',
  clearCalendarText:
    'Se você levou horários do Colo para o calendário do celular, este arquivo cancela as rotinas. Se levou também algum encontro, apague-o direto no calendário.',
  clearCalendarNone: 'Não há rotinas guardadas para cancelar.',
  clearCalendarFailed: 'Não foi possível preparar o arquivo agora. Tente de novo quando houver conexão.',
  cancelled: 'Cancelado',

  closed: 'Isto está guardado e fechado',
  closedText: 'Nada se perdeu. Só se abre se você quiser, e se fecha de novo quando você sair daqui.',
  openAnyway: 'Abrir mesmo assim',
  backHome: 'Voltar ao início',

  searchHint: 'Uma palavra, um assunto...',
  allTopics: 'Todos os temas',

  helpTitle: 'Falar com alguém agora',
  helpText: 'Tem gente pronta para ouvir você, sem julgar. Não é preciso saber por onde começar.',
  danger: 'Se a vida de alguém está em risco agora, ligue para a emergência.',
  afterLoss: 'Depois de uma perda',
  afterLossHospital:
    'A maternidade onde você esteve costuma ter psicóloga e assistente social: você pode pedir para falar com elas, também depois da alta.',
  afterLossHealth:
    'No posto de saúde (UBS) e no CAPS há escuta pelo SUS, para você e para quem ama você. Não é preciso estar em crise.',
  afterLossGroups:
    'Há grupos de mães e pais que perderam um bebê, presenciais e pela internet, como o Instituto do Luto Parental, a ONG Amada Helena e o grupo Do Luto à Luta. Confira os encontros com eles.',
  afterLossHere: 'No Entre Mães, você pode escrever sem nome. Ninguém vai pedir que você seja forte.',
  stay: 'Com o bebê no hospital',
  stayText:
    'A equipe do hospital pode chamar a psicóloga e a assistente social, e contar onde há casa de apoio por perto. Pergunte também pelos grupos de famílias da unidade.',
} as const;
