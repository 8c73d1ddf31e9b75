import { type SQL, sql } from 'drizzle-orm';

/**
 * What a route has to know of whoever asks, answered by the very statement that finds her session: of a feature above this
 * one, in SQL that speaks of `users`. The name stands for this one text alone, for the statement is prepared under it; what
 * differs from request to request stands in it as placeholders, with these values.
 */
export type SessionFact<Value> = { name: string; of: SQL<Value>; values?: Record<string, unknown> };

export const nothingMore: SessionFact<null> = { name: '', of: sql`null` };
