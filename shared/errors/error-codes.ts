/** Every reason the server may give for saying no. Each has a sentence in both languages (web/texts). */
export const errorCodes = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'too_large',
  'upload_empty',
  'upload_unreadable',
  'address_refused',
  'address_unreachable',
  'too_many_requests',
  'foreign_origin',
  'link_invalid',
  'code_invalid',
  'second_factor_required',
  'factor_invalid',
  'already_exists',
  'conflict',
  'consent_needed',
  'not_a_member',
  'not_permitted',
  'last_staff',
  'unsupported',
  'mail_unavailable',
  'sms_unavailable',
  'unavailable',
  'internal',
  'reauthentication_required',
  'passkey_invalid',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The one shape of every refusal: `fields` names what is wrong by its path in the request. */
export type ErrorEnvelope = {
  error: { code: ErrorCode; message: string; requestId: string; fields?: Record<string, string> };
};
