import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '#server/features/access/access.table.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import { contentFolder } from '#server/folders.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Seed } from '#server/platform/db/seeds.ts';
import { seedId } from '#server/platform/db/seeds.ts';
import { communityCategories, communityNeeds } from '#shared/community/community.rules.ts';
import { type Language, languages } from '#shared/language/language.rules.ts';
import { withoutAccents } from '#shared/search/search-words.rules.ts';
import { communityComments, communityPosts, communityReactions } from './community.table.ts';

const author = v.nullable(v.string());
const demoPosts = v.array(
  v.strictObject({
    author,
    category: v.picklist(communityCategories),
    need: v.picklist(communityNeeds),
    content: v.string(),
    daysAgo: v.number(),
    hearts: v.number(),
    comments: v.array(v.strictObject({ author, content: v.string(), hoursAfter: v.number() })),
  }),
);
type DemoPost = v.InferOutput<typeof demoPosts>[number];

/** At least so many made-up mothers: one for each heart that a post may have. */
const mothers = 30;
const hour = 60 * 60 * 1000;

/** A community to look at while developing or showing Colo. Everybody in it is made up; production never loads it. */
export const communitySeed: Seed = {
  name: 'community-demo',
  load: async (db, now) => {
    const feeds = await Promise.all(
      languages.map(async (language) => ({ language, posts: await demoPostsIn(language) })),
    );
    const names = feeds.flatMap(({ posts }) =>
      posts.flatMap((post) => [post, ...post.comments].flatMap((text) => text.author ?? [])),
    );
    const ids = await addMothers(db, [...new Set(names)], now);
    const talks = feeds.flatMap(({ language, posts }) =>
      posts.map((post, index) => talkOf({ language, index, post, ids, now })),
    );
    await db.insert(communityPosts).values(talks.map(({ post }) => post));
    await db.insert(communityComments).values(talks.flatMap(({ comments }) => comments));
    await db.insert(communityReactions).values(talks.flatMap(({ hearts }) => hearts));
  },
};

async function demoPostsIn(language: Language): Promise<DemoPost[]> {
  const file = join(contentFolder, 'community', `posts.${language}.json`);
  return v.parse(demoPosts, JSON.parse(await readFile(file, 'utf8')));
}

const slugOf = (name: string) =>
  withoutAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Mothers = { named: Map<string, string>; all: string[] };

async function addMothers(db: Database, names: string[], now: Date): Promise<Mothers> {
  const since = new Date(now.getTime() - 90 * 24 * hour);
  const spare = Array.from({ length: Math.max(0, mothers - names.length) }, (_, n) => `mae-${n + 1}`);
  const slugs = [...names.map(slugOf), ...spare];
  const emails = slugs.map((slug) => `${slug}@demo.colo.test`);
  const added = await db
    .insert(users)
    .values([...new Set(emails)].map((email) => ({ email, createdAt: since, lastSignInAt: since })))
    // Whoever tried one of these addresses before keeps it.
    .onConflictDoUpdate({ target: users.email, set: { email: sql`excluded.email` } })
    .returning({ id: users.id, email: users.email });
  const idOf = new Map(added.map(({ id, email }) => [email, id]));
  const named = new Map(names.map((name) => [name, idOf.get(`${slugOf(name)}@demo.colo.test`) ?? '']));
  const told = new Map([...named].map(([name, userId]) => [userId, name]));
  await db
    .insert(profiles)
    .values([...told].map(([userId, name]) => ({ userId, name, createdAt: since, updatedAt: since })))
    .onConflictDoNothing();
  return { named, all: added.map(({ id }) => id) };
}

type Talk = { language: Language; index: number; post: DemoPost; ids: Mothers; now: Date };

function talkOf({ language, index, post, ids, now }: Talk) {
  const id = seedId(`community demo ${language} ${index}`);
  /** Somebody, the same each time: who is anonymous here is anyone. */
  const somebody = (place: number) => ids.all[(index * 7 + place * 3) % ids.all.length] ?? '';
  const writer = (name: string | null, place: number) => {
    const userId = (name && ids.named.get(name)) || somebody(place);
    const isAnonymous = name === null;
    return {
      userId,
      isAnonymous,
      voice: isAnonymous ? seedId(`community demo voice ${id} ${userId}`) : null,
    };
  };
  const { comments, hearts, author: by, daysAgo, ...told } = post;
  const createdAt = new Date(now.getTime() - daysAgo * 24 * hour);
  const later = (hours: number) => new Date(Math.min(createdAt.getTime() + hours * hour, now.getTime()));
  return {
    post: {
      ...told,
      ...writer(by, 0),
      id,
      language,
      allowPrivateMessages: by !== null && index % 3 === 0,
      createdAt,
    },
    comments: comments.map((comment, place) => ({
      ...writer(comment.author, place + 1),
      id: seedId(`community demo ${language} ${index} ${place}`),
      postId: id,
      content: comment.content,
      createdAt: later(comment.hoursAfter),
    })),
    hearts: ids.all
      .slice(0, hearts)
      .map((userId, place) => ({ postId: id, userId, createdAt: later(place / 2) })),
  };
}
