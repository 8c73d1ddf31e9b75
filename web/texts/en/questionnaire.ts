import type { SameKeys } from '#web/platform/language/translate.ts';
import type { questionnaire as pt } from '../pt/questionnaire.ts';

export const questionnaire: SameKeys<typeof pt> = {
  pageTitle: 'Personalization',
  progress: 'Step {n} of {total}',
  step1: 'About you',
  step2: 'About your baby',
  step3: 'Your interests',
  step4: 'Your style',
  intro1: 'So that Colo speaks to you the right way.',
  intro2: 'Born or on the way: tell us as much as you like.',
  intro3: 'What is closest to your heart right now?',
  intro4: 'How you like to be supported.',
  needs1: 'To continue, tell us your name and whether this is your first time as a mother.',
  needs2: 'To continue, tell us your baby’s name. A nickname will do.',
  needs3: 'To continue, choose one or two topics.',
  needs4: 'To finish, choose at least one way to learn and how you want to reach specialists.',
  back: 'Back',
  continue: 'Continue',
  finish: 'Finish',
  saving: 'Saving...',
  skip: 'Skip personalization',
  consent:
    'These answers stay in your profile, to adapt what you see. You can change or delete them at any time. Before keeping health records, such as feeds and sleeps, Colo asks you separately.',
  privacy: 'How we look after your data',

  keepTitle: 'Keep what you have told us?',
  keepText: 'You answered a few things on this device before signing in. They can go to your account.',
  keepNew: 'Goes to your account',
  keepDiffering: 'This differs from your account. Tick what should be replaced.',
  keepDifference: '{field}: {here} (in your account: {there})',
  keepConsent:
    'These answers stay in your profile, to adapt what you see. You can change or delete them at any time.',
  keep: 'Keep in my account',
  notNow: 'Not now',
};
