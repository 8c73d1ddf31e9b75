import type { SameKeys } from '#web/platform/language/translate.ts';
import type { plans as pt } from '../pt/plans.ts';

export const plans: SameKeys<typeof pt> = {
  title: 'Plans',
  intro: 'The care in Colo is for everyone. The Premium plan will open more sessions with specialists.',
  current: 'Your plan',
  free: 'Free',
  freeText: 'Everything you use today, at no cost.',
  free1: 'Open sessions, live and recorded',
  free2: 'Reminders, schedule and questions to the specialists',
  free3: 'Personal Library with up to {n} sessions',
  free4: 'Feeding log, articles and the Between Mothers community',
  premium: 'Premium',
  premiumText: 'Everything in the free plan, and also:',
  premium1: 'Sessions and recordings marked as Premium',
  premium2: 'Personal Library without the limit of {n} sessions',
  noPayment: 'There is no price and no payment yet',
  noPaymentText:
    'Subscriptions are not open yet: Colo charges nothing and asks for no card. If you like, tell us you are interested and we will write to your email when they open.',
  interest: 'Tell me when it opens',
  interested: 'Noted!',
  interestedText: 'When subscriptions open, we will tell you by email. Until then, nothing changes for you.',
  interestFailed: 'Could not note it',
  havePremium: 'You already have Premium. Enjoy it at your own pace.',
};
