import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import { loadSeeds } from '#server/platform/db/seeds.ts';
import { concernIn } from '#shared/care/concern.ts';
import type { FeedAnswer } from '#shared/community/community.schema.ts';
import { isBlank } from '#shared/community/text.rules.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { communitySeed } from './community.seed.ts';
import { communityComments, communityPosts } from './community.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
  await loadSeeds(colo.services.db, [communitySeed], colo.clock.now());
});
afterAll(() => colo.close());

describe('the community of the demonstration', () => {
  it('has forty talks in Portuguese and twenty in English, and is loaded once', async () => {
    const { db } = colo.services;
    await loadSeeds(db, [communitySeed], colo.clock.now());
    expect(await db.$count(communityPosts, sql`language = 'pt'`)).toBe(40);
    expect(await db.$count(communityPosts, sql`language = 'en'`)).toBe(20);
  });

  it('is of made-up mothers alone, with counts that are those of the rows', async () => {
    const { db } = colo.services;
    expect(await db.$count(users, sql`email not like '%@demo.colo.test'`)).toBe(0);
    const wrong = await db.$count(
      communityPosts,
      sql`reaction_count <> (select count(*) from community_reactions r where r.post_id = community_posts.id)
        or comment_count <> (select count(*) from community_comments c where c.post_id = community_posts.id)`,
    );
    expect(wrong).toBe(0);
    expect(await db.$count(communityPosts, sql`reaction_count > 0`)).toBeGreaterThan(30);
    expect(await db.$count(communityComments, sql`created_at > ${colo.clock.now().toISOString()}`)).toBe(0);
  });

  it('reads as a community: named and anonymous, some of it new, and nobody in danger', async () => {
    const { posts }: FeedAnswer = await (await colo.browser().get('/api/community/posts?language=pt')).json();
    expect(posts).toHaveLength(20);
    expect(posts.some(({ isRecent }) => isRecent)).toBe(true);
    expect(posts.some(({ author }) => author.anonymous)).toBe(true);
    expect(posts.some(({ author }) => !author.anonymous && author.name)).toBe(true);
    for (const { content } of posts) expect([isBlank(content), concernIn(content)]).toEqual([false, null]);
  });
});
