import { DrizzleQueryError } from 'drizzle-orm/errors';

type Described = { type: string; message: string; code?: unknown; stack: string[]; cause?: Described };

/**
 * What a log may say of an error: where it happened and which statement failed, but no value of it. Query
 * errors carry their parameters in message, stack and detail, and parameters are somebody's data.
 */
export function describeError(error: unknown): Described | undefined {
  if (!(error instanceof Error)) return undefined;
  const cause = describeError(error.cause);
  return {
    type: error.constructor.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(cause ? { cause } : {}),
  };
}
