import type { ErrorCode, ErrorEnvelope } from '#shared/errors/error-codes.ts';

const statusOf = {
  invalid_input: 400,
  unsupported: 400,
  upload_empty: 400,
  address_refused: 400,
  unauthenticated: 401,
  forbidden: 403,
  foreign_origin: 403,
  link_invalid: 403,
  code_invalid: 403,
  second_factor_required: 403,
  consent_needed: 403,
  not_a_member: 403,
  not_permitted: 403,
  factor_invalid: 403,
  reauthentication_required: 403,
  passkey_invalid: 403,
  not_found: 404,
  already_exists: 409,
  conflict: 409,
  last_staff: 409,
  too_large: 413,
  upload_unreadable: 415,
  address_unreachable: 422,
  too_many_requests: 429,
  internal: 500,
  mail_unavailable: 503,
  sms_unavailable: 503,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

type Details = { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown };

/** Thrown anywhere on the way of a request to say no. What it says is all that leaves the server. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status() {
    return statusOf[this.code];
  }

  envelope(requestId: string): ErrorEnvelope {
    const { fields } = this.details;
    return { error: { code: this.code, message: this.message, requestId, ...(fields ? { fields } : {}) } };
  }
}
