import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { SinceFrom } from '#shared/nursing/nursing.rules.ts';

/** How she likes her log told. Without a row, the defaults. When a day begins is the family's. */
export const nursingSettings = pgTable(
  'nursing_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    sinceFrom: text('since_from').$type<SinceFrom>().notNull(),
    keepAwake: boolean('keep_awake').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [check('nursing_settings_since_from_check', sql`${table.sinceFrom} in ('start', 'end')`)],
);
