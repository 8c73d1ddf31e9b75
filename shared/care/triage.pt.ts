import type { TriageWords } from './triage.ts';

export const triageWords = {
  newborn: {
    seen: 'recém-nascido sonolento demais para mamar, que recusa mamar ou que está frio (abaixo de 35,5 °C na axila, ou que continua frio no pele a pele)',
    act: 'vá agora a um pronto-socorro',
  },
  fever: {
    seen: 'febre (37,5 °C ou mais na axila) antes dos 3 meses',
    act: 'vá agora a um pronto-socorro',
  },
  jaundice: {
    seen: 'pele amarela nas primeiras 24 horas de vida, ou que chega às palmas das mãos ou às solas dos pés',
    act: 'vá agora ao hospital',
  },
  breathing: {
    seen: 'dificuldade para respirar, pele ou lábios arroxeados ou acinzentados, corpo mole, convulsão ou bebê que não acorda',
    act: 'ligue 192 (SAMU)',
  },
  'food-reaction': {
    seen: 'dificuldade para respirar, inchaço na língua ou na garganta, palidez ou desmaio, ou pele e barriga ao mesmo tempo (como urticária com vômitos)',
    act: 'ligue 192 (SAMU)',
    after:
      'Depois disso, o alimento só volta como e onde o alergista combinar, nunca em casa por conta própria.',
  },
  'choking-baby': {
    seen: 'engasgo antes de 1 ano',
    act: 'cinco pancadas nas costas e cinco compressões no peito com a base de uma das mãos, alternando, enquanto alguém liga 192 (SAMU)',
  },
  'choking-child': {
    seen: 'engasgo depois de 1 ano',
    act: 'cinco pancadas nas costas e cinco compressões no abdome, alternando, enquanto alguém liga 192 (SAMU)',
  },
  'dark-thoughts': {
    seen: 'pensamentos de morrer ou de se machucar, ou de machucar o bebê com a sensação de que seria capaz',
    act: 'ligue agora 188 (CVV) e 192 (SAMU) e chame alguém para ficar com você',
  },
} as const satisfies TriageWords;
