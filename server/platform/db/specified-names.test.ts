import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { publicBuckets } from '../media/media-store.ts';
import type { OpenDatabase } from './database.ts';

/** Section 3 of the specification: what others may read these tables by. */
const tables = {
  profiles:
    'user_id name age birth_date first_maternity previous_experience other_experience join_groups baby_name baby_birth_date baby_avatar interests content_preference specialist_access onboarding_completed',
  subscribers: 'email payment_currency',
  posts:
    'id title content introduction practical_tip category author image_url audio_url published language created_at',
  post_feedback: 'post_id is_helpful suggestion',
  breastfeeding_sessions: 'user_id start_time end_time duration_seconds side notes created_at',
  community_posts: 'id user_id category content is_anonymous allow_private_messages created_at',
  community_comments: 'id post_id user_id content is_anonymous created_at',
  community_reactions: 'id post_id user_id reaction_type',
  saved_posts: 'id post_id user_id',
} as const;

/** Section 7.2: a parameter is part of the name, because callers send it by its name. */
const functions = {
  get_personalized_calendar_content: ['user_baby_birth_date', 'target_date'],
  get_post_feedback_stats: ['post_uuid'],
} as const;

const dailyFields =
  'content_type title duration_minutes description thumbnail_url is_premium category content_url content_data';
const statsFields = 'total_feedback helpful_percentage';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('in the database', () => {
  it.each(Object.entries(tables))(
    'the table %s has every column of the specification',
    async (table, columns) => {
      const names = await database.db
        .select({ name: sql<string>`column_name` })
        .from(sql`information_schema.columns`)
        .where(sql`table_schema = 'public' and table_name = ${table}`);
      const found = names.map(({ name }) => name);
      expect(columns.split(' ').filter((column) => !found.includes(column))).toEqual([]);
    },
  );

  it.each(Object.entries(functions))(
    'the stored function %s begins with its parameters',
    async (name, parameters) => {
      const found = await argumentsOf(name, 'i');
      expect(found.slice(0, parameters.length)).toEqual(parameters);
    },
  );

  it.each([
    ['get_personalized_calendar_content', dailyFields],
    ['get_post_feedback_stats', statsFields],
  ])('what %s answers has every field of the specification', async (name, fields) => {
    const found = await argumentsOf(name, 't');
    expect(fields.split(' ').filter((field) => !found.includes(field))).toEqual([]);
  });
});

it('files lie in the buckets of the specification', () => {
  expect(publicBuckets).toEqual(['post-images', 'post-audio']);
});

/** 'i' are those that are sent, 't' the columns of the table that is answered. */
async function argumentsOf(name: string, mode: 'i' | 't'): Promise<string[]> {
  const names = await database.db
    .select({ name: sql<string>`argument.name` })
    .from(sql`pg_proc, unnest(proargnames, proargmodes) with ordinality as argument (name, mode, place)`)
    .where(sql`proname = ${name} and argument.mode = ${mode}`)
    .orderBy(sql`argument.place`);
  return names.map((argument) => argument.name);
}
