import { type ErrorCode, errorCodes } from '#shared/errors/error-codes.ts';
import { pageInTheMaking } from '../first-paint/first-paint.ts';
import { ApiError } from './api-error.ts';

/** A weak connection may hang for minutes. After this she is told, and can try again. */
const patienceMs = 20_000;

/** `fetch` for the typed clients (typed-client.ts): every refusal is an ApiError. */
export const apiFetch: typeof fetch = async (input, init) => {
  let response: Response;
  try {
    response = await (pageInTheMaking()?.ask ?? fetchPatiently)(input, init);
  } catch (cause) {
    // The caller changed its mind: that is not a failure.
    if (init?.signal?.aborted) throw cause;
    throw new ApiError('unavailable', { cause });
  }
  if (!response.ok) throw await refusalOf(response);
  // A hotel's or an airport's sign-in page answers 200 in our place.
  if (response.status !== 204 && !isJson(response)) throw new ApiError('unavailable');
  return response;
};

const fetchPatiently: typeof fetch = (input, init) => {
  const patience = AbortSignal.timeout(patienceMs);
  // Safari before 17.4 cannot join the two: there it is asked to the end, and what nobody wants any more is dropped.
  const signal = (init?.signal && AbortSignal.any?.([init.signal, patience])) ?? patience;
  return fetch(input, { ...init, signal, credentials: 'same-origin' });
};

/** What a typed client's request was answered with. */
export async function answerTo<Answer>(request: Promise<{ json(): Promise<Answer> }>): Promise<Answer> {
  return (await request).json();
}

export async function refusalOf(response: Response): Promise<ApiError> {
  const { error } = await envelopeOf(response);
  if (isErrorCode(error?.code)) {
    return new ApiError(error.code, { fields: error.fields, requestId: error.requestId });
  }
  // A proxy in front of the server speaks its own language.
  return new ApiError(response.status >= 502 && response.status <= 504 ? 'unavailable' : 'internal');
}

type Envelope = { error?: { code?: unknown; requestId?: string; fields?: Record<string, string> } };

async function envelopeOf(response: Response): Promise<Envelope> {
  if (!isJson(response)) return {};
  try {
    return ((await response.json()) ?? {}) as Envelope;
  } catch {
    return {};
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') ?? false;
}

function isErrorCode(code: unknown): code is ErrorCode {
  return (errorCodes as readonly unknown[]).includes(code);
}
