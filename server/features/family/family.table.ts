import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { oneOf } from '#server/platform/db/literals.ts';
import { type Role, roles } from '#shared/family/family.schema.ts';

/** Who owns what is recorded of a baby. Everybody has one of her own; others may be asked into it. */
export const families = pgTable(
  'families',
  {
    id: uuid().primaryKey(),
    /** The number of its last change: whoever changes something takes the next one, and holds this row meanwhile. */
    change: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('families_change_check', sql`${table.change} >= 0`)],
);

/** Whose row it is that belongs to a family: it goes with the family. */
export const familyId = () =>
  uuid('family_id')
    .notNull()
    .references(() => families.id, { onDelete: 'cascade' });

export const familyMembers = pgTable(
  'family_members',
  {
    familyId: familyId(),
    userId: ownerId(),
    role: text().$type<Role>().notNull(),
    /** The family that is meant where none is named: the first of which she became a parent. */
    isDefault: boolean('is_default').notNull().default(true),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.userId] }),
    index('family_members_user_id_idx').on(table.userId),
    uniqueIndex('family_members_default_idx').on(table.userId).where(sql`${table.isDefault}`),
    check('family_members_role_check', oneOf(table.role, roles)),
  ],
);
