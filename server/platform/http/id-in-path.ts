import type { Context } from 'hono';
import * as v from 'valibot';
import type { Refusal } from './refusal.ts';

/** What is no id is the id of nothing: a mistyped address is 'not found', not a lecture on ids. */
export const idInPath =
  (schema: v.GenericSchema<unknown, { id: string }>, notFound: () => Refusal) =>
  (c: Context): string => {
    const { success, output } = v.safeParse(schema, { id: c.req.param('id') });
    if (!success) throw notFound();
    return output.id;
  };
