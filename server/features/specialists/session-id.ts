import type { Context } from 'hono';
import * as v from 'valibot';
import { sessionIdSchema } from '#shared/specialists/specialists.schema.ts';
import { sessionGone } from './stream/watchable.ts';

/** What is no id is the id of nothing: a mistyped address is 'not found', not a lecture on ids. */
export function sessionIdOf(c: Context): string {
  const { success, output } = v.safeParse(sessionIdSchema, { id: c.req.param('id') });
  if (!success) throw sessionGone();
  return output.id;
}
