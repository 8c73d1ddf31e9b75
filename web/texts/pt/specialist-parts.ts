/** What the specialists say on other screens: who is there now, who is live, and whose week it is. */
export const specialistParts = {
  videoCall: 'Videochamada com especialista',
  online: { one: '{n} especialista online agora', other: '{n} especialistas online agora' },
  nobodyOnline: 'Nenhuma especialista online agora',
  seeSpecialists: 'Ver especialistas',
  next: 'Próximo encontro:',

  liveNow: 'Especialista ao vivo agora',
  liveSoon: 'Especialista ao vivo',
  liveAt: '{when}: {about}',
  liveFriday: 'Sexta-feira, às 10h',
  seeSession: 'Ver o encontro',

  ofWeek: 'Especialista da Semana',
  sendQuestion: 'Enviar Pergunta',
  seeReplays: 'Ver Replays',
  replays: 'Encontros gravados',
  noReplays: 'Ainda não há gravações dela. A primeira aparece aqui depois do próximo encontro.',
} as const;
