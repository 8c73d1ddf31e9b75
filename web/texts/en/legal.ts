import type { SameKeys } from '#web/platform/language/translate.ts';
import type { legal as pt } from '../pt/legal.ts';

export const legal: SameKeys<typeof pt> = {
  privacy: 'Privacy notice',
  terms: 'Terms of use',
  since: 'In effect since {day}',
  back: 'Back',
  notReviewed: 'Not yet reviewed by a health professional.',
  failed: 'Could not open this text',
  agreeStart: 'By signing in you agree to the',
  agreeTerms: 'terms of use',
  agreeAnd: 'and the',
  agreePrivacy: 'privacy notice',
};
