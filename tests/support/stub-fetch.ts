import * as v from 'valibot';
import { vi } from 'vitest';
import { contractOf, refused, type Schema, writes } from './contracts.ts';

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/**
 * Answers `fetch` for a test of a screen, and holds both sides to the contract: what the page asks and what the fake
 * answers must pass the schemas that the real route uses. A breach is a line on the console, which fails the test.
 */
export function stubFetch(answer: Fetch): void {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(input, 'http://colo.test');
    const call = `${init.method ?? 'GET'} ${pathname}`;
    const contract = contractOf(call);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    hold(`${call} was asked`, contract.query, Object.fromEntries(searchParams));
    hold(`${call} was sent`, contract.body, body);
    if (pathname === '/api/sync')
      for (const { kind, body: written } of body.writes) hold(`${kind} was written`, writes[kind], written);
    const response = await answer(input, init);
    if (response.headers.get('Content-Type') === 'application/json')
      hold(`${call} was answered`, response.ok ? contract.answer : refused, await response.clone().json());
    return response;
  });
}

/** Ids are short in tests, so that they can be read. */
function hold(what: string, schema: Schema | undefined, value: unknown): void {
  if (!schema) return;
  const issues = v.safeParse(schema, value).issues?.filter(({ type }) => type !== 'uuid') ?? [];
  for (const issue of issues)
    console.error(`${what} against its contract: ${v.getDotPath(issue)}: ${issue.message}`);
}
