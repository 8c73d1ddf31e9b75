import type { ErrorCode } from '#shared/errors/error-codes.ts';

type Details = {
  fields?: Record<string, string> | undefined;
  requestId?: string | undefined;
  cause?: unknown;
};

/** A refusal by its stable code. `unavailable` also stands for no connection: she can try the same again. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** What is wrong with the input, by its path in the request. */
  readonly fields: Record<string, string>;
  /** Finds the refusal in the server's log. */
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, { fields = {}, requestId, cause }: Details = {}) {
    super(`The server answered ${code}`, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
  }
}

/** The code of anything that was thrown: what is not a refusal of ours is a mistake of ours. */
export function errorCodeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'internal';
}
