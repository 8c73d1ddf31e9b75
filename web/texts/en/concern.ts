import type { SameKeys } from '#web/platform/language/translate.ts';
import type { concern as pt } from '../pt/concern.ts';

export const concern: SameKeys<typeof pt> = {
  hide: 'Hide',

  distressTitle: 'You are not alone',
  distressAfterTitle: 'Thank you for telling us. You are not alone',
  distressText:
    'What you feel matters, and you don’t have to decide anything right now. There are people ready to listen at any hour, free and without judging.',
  distressNear:
    'If you can, call someone close and say “stay with me”. You don’t have to explain anything else.',
  distressBaby:
    'If you are afraid you might hurt yourself or your baby, lay your baby on their back in the cot, go to another room and call now.',

  violenceTitle: 'We are with you',
  violenceAfterTitle: 'We are with you',
  violenceText:
    'It is not your fault. When it is safe, you can reach one of these people, by phone or by message. Nothing you see here is kept.',

  'baby-emergencyTitle': 'Get help now',
  'baby-emergencyAfterTitle': 'Get help now',
  'baby-emergencyText':
    'Call, put the phone on speaker and stay with your baby. Whoever answers will tell you what to do.',
  meanwhile: 'While help is on its way',

  lossTitle: 'We are so sorry',
  lossAfterTitle: 'We are so sorry. Thank you for trusting us',
  lossText:
    'There is no right way to feel this, and no deadline. You don’t owe anyone an explanation, and you don’t have to go through it alone.',
  lossReading: 'Read about loss and grief',
  lossTerm: 'grief',
  lossChange: 'Ask Colo to stop talking about the baby',
};
