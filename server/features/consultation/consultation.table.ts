import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import { babies, familyId } from '#server/features/family/family.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { oneOf } from '#server/platform/db/literals.ts';
import type { SheetDocument } from '#shared/consultation/sheet.schema.ts';
import { type Language, languages } from '#shared/language/language.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';

const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>().notNull();

/**
 * A sheet that a parent gave somebody a link to, as it was at that moment. Whoever has the link reads it, so the link itself
 * is not kept: only its hash. Closed, or when its time is over, the row goes.
 */
export const consultationLinks = pgTable(
  'consultation_links',
  {
    id: uuid().primaryKey(),
    familyId: familyId(),
    babyId: uuid('baby_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Of which days it tells, and in which language. */
    firstDay: day('first_day'),
    lastDay: day('last_day'),
    language: text().$type<Language>().notNull(),
    document: jsonb().$type<SheetDocument>().notNull(),
    /** When she goes, she leaves no door open behind her. */
    madeBy: uuid('made_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    opened: integer().notNull().default(0),
    lastOpenedAt: instant('last_opened_at'),
  },
  (table) => [
    foreignKey({
      name: 'consultation_links_baby_fk',
      columns: [table.familyId, table.babyId],
      foreignColumns: [babies.familyId, babies.id],
    }).onDelete('cascade'),
    index('consultation_links_family_idx').on(table.familyId, table.createdAt),
    index('consultation_links_expires_at_idx').on(table.expiresAt),
    index('consultation_links_made_by_idx').on(table.madeBy),
    check('consultation_links_language_check', oneOf(table.language, languages)),
    check('consultation_links_opened_check', sql`${table.opened} >= 0`),
    check('consultation_links_document_check', sql`octet_length(${table.document}::text) <= 1048576`),
  ],
);

export type ConsultationLinkRow = typeof consultationLinks.$inferSelect;
