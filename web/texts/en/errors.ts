import type { SameKeys } from '#web/platform/language/translate.ts';
import type { errors as pt } from '../pt/errors.ts';

export const errors: SameKeys<typeof pt> = {
  invalid_input: 'Something is missing or not as expected. Check it and try again.',
  unauthenticated: 'To go on, sign in with your email.',
  forbidden: 'This part is only for the Colo team.',
  not_found: 'We could not find what you were looking for. It may no longer be here.',
  too_large: 'That is too large to send. Try something smaller.',
  too_many_requests: 'That was many attempts in a row. Wait a few minutes and try again.',
  foreign_origin: 'This request did not come from Colo. Open Colo again and try once more.',
  link_invalid: 'This link has expired or was already used. Ask for a new one, it only takes a moment.',
  code_invalid: 'The code is not right or has expired. Check the digits or ask for a new one.',
  second_factor_required: 'For this part, confirm that it is you with two-step verification.',
  factor_invalid:
    'The code is not right, was already used or has expired. Wait for the next one and try again.',
  already_exists: 'There is already one with that name. Please choose another.',
  unsupported: 'Colo does not do that here.',
  mail_unavailable: 'We could not send the email right now. Try again in a few minutes.',
  sms_unavailable: 'We could not send the message right now. Try again in a few minutes.',
  unavailable: 'We could not reach Colo. Check your connection and try again.',
  internal: 'Something went wrong on our side. Try again in a little while.',
};
