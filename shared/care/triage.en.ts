import type { TriageWords } from './triage.ts';

export const triageWords = {
  newborn: {
    seen: 'a newborn who is too sleepy to feed, refuses to feed or is cold (below 35.5 °C under the arm, or still cold against your skin)',
    act: 'go to an emergency department now',
  },
  fever: {
    seen: 'fever (37.5 °C or more under the arm) before 3 months',
    act: 'go to an emergency department now',
  },
  jaundice: {
    seen: 'yellow skin in the first 24 hours of life, or reaching the palms or the soles',
    act: 'go to hospital now',
  },
  breathing: {
    seen: 'trouble breathing, blue or grey skin or lips, a limp body, a convulsion or a baby who does not wake',
    act: 'call 192 in Brazil, or your local emergency number',
  },
  'food-reaction': {
    seen: 'trouble breathing, swelling of the tongue or throat, paleness or fainting, or skin and tummy at the same time (such as hives with vomiting)',
    act: 'call 192 in Brazil, or your local emergency number',
    after:
      'After that, the food comes back only as and where the allergist agrees, never at home on your own.',
  },
  'choking-baby': {
    seen: 'choking before 1 year of age',
    act: 'five back blows and five chest thrusts with the heel of one hand, in turns, while someone calls 192 in Brazil or your local emergency number',
  },
  'choking-child': {
    seen: 'choking after 1 year of age',
    act: 'five back blows and five abdominal thrusts, in turns, while someone calls 192 in Brazil or your local emergency number',
  },
  'dark-thoughts': {
    seen: 'thoughts of dying or of hurting yourself, or of hurting your baby with the feeling that you could',
    act: 'call 188 (CVV) and 192 in Brazil now, or your local crisis line and emergency number (988 in the US and Canada, 116 123 in the UK and Ireland, 13 11 14 in Australia), and ask someone to stay with you',
  },
} as const satisfies TriageWords;
