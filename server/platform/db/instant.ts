import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, wherever on earth: never a time without its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
