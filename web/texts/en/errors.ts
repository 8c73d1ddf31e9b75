import type { SameKeys } from '#web/platform/language/translate.ts';
import type { errors as pt } from '../pt/errors.ts';

export const errors: SameKeys<typeof pt> = {
  invalid_input: 'Something is missing or not as expected. Check it and try again.',
  unauthenticated: 'To go on, sign in with your email.',
  forbidden: 'This part is only for the Colo team.',
  not_found: 'We could not find what you were looking for. It may no longer be here.',
  too_large: 'That is too large to send. Try something smaller.',
  upload_empty: 'This file is empty. Please choose another.',
  upload_unreadable:
    'We could not open this file. Pictures can be JPEG, PNG, WebP, AVIF or GIF; audio files, MP3, M4A, AAC, OGG, WAV or FLAC.',
  address_refused:
    'This address cannot be used. Paste a public internet address that begins with http:// or https://.',
  address_unreachable:
    'We could not fetch the file from that address. Check that it opens in the browser, or send the file from here.',
  too_many_requests: 'That was a lot of attempts in a row. Wait a few minutes and try again.',
  foreign_origin: 'This request did not come from Colo. Open Colo again and try once more.',
  link_invalid: 'This link has expired or was already used. Ask for a new one, it only takes a moment.',
  code_invalid: 'The code is not right or has expired. Check the digits or ask for a new one.',
  second_factor_required: 'For this part, confirm that it is you with two-step verification.',
  factor_invalid:
    'The code is not right, was already used or has expired. Wait for the next one and try again.',
  already_exists: 'There is already one with that name. Please choose another.',
  conflict: 'Somebody changed this while you were writing. Your text is kept: compare the two and choose.',
  consent_needed: 'This needs your consent first. Nothing is lost.',
  not_a_member: 'You are no longer part of this family in Colo.',
  not_permitted: 'In this family, that is for somebody else to do.',
  last_staff: 'This is the last person on the team. Add someone else before removing them.',
  unsupported: 'Colo does not do that here.',
  mail_unavailable: 'We could not send the email right now. Try again in a few minutes.',
  sms_unavailable: 'We could not send the message right now. Try again in a few minutes.',
  unavailable:
    'We could not reach Colo. Check your connection; if it is fine, the fault is ours. Try again in a little while.',
  internal: 'Something went wrong on our side. Try again in a little while.',
  reauthentication_required: 'Before that, please confirm it is you.',
  passkey_invalid: 'We could not recognise you this way. Try again or sign in by email.',
};
