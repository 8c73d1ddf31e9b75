/** The front door. Only the build reads these: the browser receives them as finished HTML. */
export const landing = {
  meta: {
    title: 'Colo: quem dá colo também precisa de colo',
    description:
      'Apoio para gestantes e mães de bebês: acolhimento, orientação sobre amamentação, sono e cuidados, e uma comunidade sem julgamento.',
  },
  header: {
    home: 'Colo, página inicial',
    signIn: 'Entrar',
    otherLanguage: 'English',
  },
  hero: {
    comingSoon: 'Em breve',
    subtitle: 'Quem dá colo também precisa de colo.',
    promise: 'Apoio para gestantes e mães de bebês, a qualquer hora e sem julgamento.',
    manifesto: {
      opening: 'Colo é braço, peito e abraço: o lugar onde o bebê se acalma. Este aqui é o seu.',
      body: 'A sabedoria de quem já embalou encontra o conhecimento de hoje, e ninguém julga: nem o choro, nem o cansaço, nem as suas escolhas. Às três da manhã, com uma mão só, você encontra quem entende.',
    },
    preview: 'Ver uma prévia do app',
  },
  waitlist: {
    label: 'Seu email',
    placeholder: 'Seu endereço de email',
    join: 'Entrar na lista de espera',
    sending: 'Enviando...',
    note: 'Seja a primeira a saber quando o Colo chegar',
    consent:
      'Seu email serve só para avisar do lançamento. Quando quiser, você pode pedir para sair da lista.',
    trust: 'Sem julgamento, sem spam, sem rastreadores',
    needsScript: 'Para entrar na lista, o seu navegador precisa estar com o JavaScript ligado.',
    thanks: 'Obrigada! Você está na lista. Assim que o Colo chegar, a gente te avisa.',
    invalid: 'Esse email parece incompleto. Dá uma olhadinha e tenta de novo?',
    tooMany: 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
    failed: 'Não conseguimos anotar o seu email agora. Ele continua aqui: tente de novo daqui a pouco.',
    offline:
      'Não conseguimos falar com o Colo. Confira a internet e tente de novo: o seu email continua aqui.',
  },
  features: {
    title: 'Seis jeitos de te dar colo',
    emotional: {
      title: 'Apoio emocional',
      text: 'Um lugar para os dias bons e para os difíceis, sem pressa e sem cobrança.',
    },
    practical: {
      title: 'Orientação prática',
      text: 'Amamentação, sono e cuidados com o bebê, explicados com calma.',
    },
    community: {
      title: 'Comunidade',
      text: 'Mães e especialistas por perto. Se preferir, você fala sem mostrar o nome.',
    },
    routines: {
      title: 'Rotinas gentis',
      text: 'Ritmos leves, que se ajustam ao seu bebê e não o contrário.',
    },
    wellness: {
      title: 'Bem-estar por inteiro',
      text: 'Corpo, mente e vínculos cuidados juntos, na gestação e depois dela.',
    },
    selfCare: {
      title: 'Rituais de autocuidado',
      text: 'Pausas de cinco minutos que cabem até nos dias mais cheios.',
    },
  },
  journey: {
    title: 'Semana a semana, no ritmo de vocês',
    text: 'O Colo acompanha a idade do bebê e traz, a cada dia, uma leitura curta para aquele momento. Dá para ler com uma mão só, no escuro, entre um cochilo e outro.',
    mock: 'Exemplo da tela do Colo',
    greeting: 'Boa noite, Ana',
    days: ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'],
    wisdomTitle: 'Sabedoria do dia',
    wisdom: 'Hoje você não precisa dar conta de tudo. Um colo de cada vez.',
    weeksTitle: 'Sua jornada semanal',
    weeks: {
      week8: { week: 'Semana 8', title: 'Os primeiros sorrisos', tags: ['Desenvolvimento', 'Vínculo'] },
      week12: { week: 'Semana 12', title: 'Amamentar no seu ritmo', tags: ['Amamentação', 'Autocuidado'] },
      week16: { week: 'Semana 16', title: 'O sono muda, e tudo bem', tags: ['Sono', 'Rotina'] },
      week20: { week: 'Semana 20', title: 'De volta ao trabalho', tags: ['Trabalho', 'Rede de apoio'] },
    },
  },
  stories: {
    title: 'Histórias que cabem no Colo',
    illustrative: 'Histórias ilustrativas',
    honesty: 'O Colo ainda vai abrir as portas. Estas são as histórias que queremos viver com você.',
    night: {
      words:
        'Três da manhã, ela no peito, e eu lendo um texto que parecia escrito para mim. Chorei um pouquinho. Depois, dormi.',
      name: 'Renata',
      baby: 'mãe da Cecília, 2 meses',
    },
    anonymous: {
      words:
        'Perguntei sem mostrar o nome o que eu tinha vergonha de perguntar em voz alta. Ninguém me julgou. Teve até abraço.',
      name: 'Joana',
      baby: 'mãe do Bento, 5 meses',
    },
    oneHand: {
      words:
        'Com ela no colo, sobra só um polegar. É com ele que eu anoto as mamadas. Minha cabeça ficou mais leve.',
      name: 'Patrícia',
      baby: 'mãe da Luísa, 4 meses',
    },
  },
  closing: {
    title: 'Tem lugar para você aqui',
    text: 'Deixe o seu email e a gente te chama quando o Colo abrir.',
    action: 'Quero ser avisada',
  },
  footer: {
    care: 'O Colo acolhe e informa, mas não substitui o cuidado de profissionais de saúde.',
    privacy: 'Aviso de privacidade',
    terms: 'Termos de uso',
    social: 'Redes sociais',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    copyright: '© 2024 Colo',
  },
} as const;
