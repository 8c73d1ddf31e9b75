import { and, eq, getTableColumns, type Placeholder, type SQL, Subquery, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { isPostKeptApart } from '#server/features/moderation/distance.sql.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import { olderThan } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import { preparedOnce } from '#server/platform/db/prepared.ts';
import {
  type CommunityCategory,
  postsPerPage,
  type ReactionType,
} from '#shared/community/community.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { SoughtWord } from '#shared/search/sought.rules.ts';
import { communityPosts, communityReactions, savedPosts } from './community.table.ts';
import { alikePosts, foundPosts } from './feed-search.sql.ts';
import { isShown, isVisibleTo } from './visible.sql.ts';

/** Undefined: a visitor. */
export type Viewer = UserId | undefined;
/** Who looks is named when a prepared statement is asked, not when it is built. */
type Looking = Viewer | Placeholder;
type Cursor = string | undefined;

const wanted = sql.raw(String(postsPerPage + 1));
const notKeptApart = (viewer: Looking) => sql`not ${isPostKeptApart(viewer)}`;

/**
 * A row of hers beside the post: asked of an index, for the posts of one page alone. Without `offset 0` the planner may
 * gather every heart she ever gave, to look for twenty of them.
 */
const hers = (viewer: Looking, table: typeof communityReactions | typeof savedPosts) =>
  sql`from ${table} where ${table.postId} = ${communityPosts.id} and ${table.userId} = ${viewer} offset 0`;
const herReaction = (viewer: Looking): SQL<ReactionType | null> =>
  viewer
    ? sql`(select ${communityReactions.reactionType} ${hers(viewer, communityReactions)})`
    : sql`null::text`;
const isSaved = (viewer: Looking): SQL<boolean> =>
  viewer ? sql`exists (select 1 ${hers(viewer, savedPosts)})` : sql`false`;

/** Under the name of their table, as whatever is written about posts calls them. */
const wholePosts = (found: SQL) => new Subquery(found, getTableColumns(communityPosts), 'community_posts');

/**
 * What is shown of a page. `page` finds whole posts, so that none is looked up twice, and where each stands (`at`,
 * `tie`), and is done before anything is added to them: names and flags beside the limit would be asked of every post
 * there is.
 */
function decorated(db: Database, viewer: Looking, page: SQL) {
  return db
    .select({
      id: communityPosts.id,
      userId: communityPosts.userId,
      language: communityPosts.language,
      category: communityPosts.category,
      need: communityPosts.need,
      content: communityPosts.content,
      isAnonymous: communityPosts.isAnonymous,
      voice: communityPosts.voice,
      allowPrivateMessages: communityPosts.allowPrivateMessages,
      isTender: communityPosts.isTender,
      createdAt: communityPosts.createdAt,
      editedAt: communityPosts.editedAt,
      appearsAt: communityPosts.appearsAt,
      hiddenAt: communityPosts.hiddenAt,
      removedAt: communityPosts.removedAt,
      commentCount: communityPosts.commentCount,
      reactionCount: communityPosts.reactionCount,
      name: profiles.name,
      userReaction: herReaction(viewer),
      userSaved: isSaved(viewer),
      position: sql<string>`at::text || ' ' || tie::text`,
    })
    .from(wholePosts(sql`with found as materialized (${page}) select * from found`))
    .leftJoin(
      profiles,
      and(eq(profiles.userId, communityPosts.userId), eq(communityPosts.isAnonymous, false)),
    )
    .orderBy(sql`at desc, tie desc`);
}

export type FeedRow = Awaited<ReturnType<typeof decorated>>[number];

export type FeedQuery = {
  language: Language;
  category?: CommunityCategory | undefined;
  cursor?: Cursor;
};

const listed = (
  language: Language | Placeholder,
  category: CommunityCategory | Placeholder | undefined,
  cursor?: Cursor,
) =>
  and(
    isShown(communityPosts),
    eq(communityPosts.language, language),
    category && eq(communityPosts.category, category),
    olderThan(communityPosts.createdAt, communityPosts.id, cursor),
  );

/** Newest first, by category if asked: one statement, whatever the size of the page or of the table. */
export async function feedPage(db: Database, viewer: Viewer, { language, category, cursor }: FeedQuery) {
  if (!cursor) {
    const first = firstPages[viewer ? 'viewer' : 'visitor'][category ? 'category' : 'all'];
    return pageOf(await first(db).execute({ viewer, language, category }), postsPerPage);
  }
  const page = newest(sql`${listed(language, category, cursor)} and ${notKeptApart(viewer)}`);
  return pageOf(await decorated(db, viewer, page), postsPerPage);
}

type Searched = FeedQuery & { words: SoughtWord[] };

/** Those that hold the words: all of them, or any. */
export async function searchPage(
  db: Database,
  viewer: Viewer,
  { language, category, cursor, words, joined }: Searched & { joined: 'and' | 'or' },
) {
  const where = listed(language, category, cursor);
  const met = notKeptApart(viewer);
  const page = foundPosts({ words, joined, language, listed: where, met, wanted });
  return pageOf(await decorated(db, viewer, page), postsPerPage);
}

/** Of the newest, those whose words look like the typed ones; whether they are meant is judged by the caller. */
export function nearPosts(db: Database, viewer: Viewer, { language, category, words }: Searched) {
  const page = alikePosts({ words, listed: listed(language, category), met: notKeptApart(viewer), wanted });
  return decorated(db, viewer, page);
}

const newest = (where: SQL) => sql`
  select ${communityPosts}.*, ${communityPosts.createdAt} as at, ${communityPosts.id} as tie
  from ${communityPosts} where ${where}
  order by ${communityPosts.createdAt} desc, ${communityPosts.id} desc limit ${wanted}`;

/** Fewer than a page, so that none of them ends one: more nobody writes in an hour. */
const comingShown = sql.raw(String(postsPerPage - 1));

/** First on the first page what is hers and on its way to the others, of those that `which` names. */
function afterHerComing(viewer: Looking, which: SQL | undefined, page: SQL): SQL {
  if (!viewer) return page;
  const { id, userId, appearsAt, deletedAt, createdAt } = communityPosts;
  const coming = and(sql`${userId} = ${viewer} and ${appearsAt} is not null and ${deletedAt} is null`, which);
  return sql`(select ${communityPosts}.*, ${createdAt} + interval '1000 years' as at, ${id} as tie
    from ${communityPosts} where ${coming} order by ${createdAt} desc limit ${comingShown})
    union all (${page})`;
}

/** What she wrote for a feed, as far as nobody has yet judged it. */
const herComingIn = (
  language: Language | Placeholder,
  category: CommunityCategory | Placeholder | undefined,
) => {
  const { hiddenAt, removedAt } = communityPosts;
  const isUnjudged = sql`${hiddenAt} is null and ${removedAt} is null`;
  return and(
    isUnjudged,
    eq(communityPosts.language, language),
    category && eq(communityPosts.category, category),
  );
};

const placed = {
  viewer: sql.placeholder('viewer'),
  language: sql.placeholder('language'),
  category: sql.placeholder('category'),
};

/** What everybody sees who opens the community. */
const firstPage = (name: string, viewer?: Placeholder, category?: Placeholder) =>
  preparedOnce(name, (db) => {
    const where = sql`${listed(placed.language, category)} and ${notKeptApart(viewer)}`;
    const page = afterHerComing(viewer, herComingIn(placed.language, category), newest(where));
    return decorated(db, viewer, page);
  });
const firstPages = {
  viewer: {
    all: firstPage('feed_of_viewer', placed.viewer),
    category: firstPage('category_of_viewer', placed.viewer, placed.category),
  },
  visitor: {
    all: firstPage('feed_of_visitor'),
    category: firstPage('category_of_visitor', undefined, placed.category),
  },
};

/** What she wrote, also what others do not see of it, and first what they do not see yet. */
export async function ownPage(db: Database, userId: UserId, cursor: Cursor) {
  const beyond = olderThan(communityPosts.createdAt, communityPosts.id, cursor);
  const isKept = sql`${communityPosts.deletedAt} is null and ${communityPosts.appearsAt} is null`;
  const page = newest(sql`${and(eq(communityPosts.userId, userId), isKept, beyond)}`);
  const whole = beyond ? page : afterHerComing(userId, undefined, page);
  return pageOf(await decorated(db, userId, whole), postsPerPage);
}

/** What she saved last first. A post that vanished waits unseen, should it come back. */
export async function savedPage(db: Database, userId: UserId, cursor: Cursor) {
  const saved = and(
    eq(savedPosts.userId, userId),
    isVisibleTo(userId, communityPosts),
    notKeptApart(userId),
    olderThan(savedPosts.createdAt, savedPosts.id, cursor),
  );
  const page = sql`
    select ${communityPosts}.*, ${savedPosts.createdAt} as at, ${savedPosts.id} as tie
    from ${savedPosts} join ${communityPosts} on ${communityPosts.id} = ${savedPosts.postId} where ${saved}
    order by ${savedPosts.createdAt} desc, ${savedPosts.id} desc limit ${wanted}`;
  return pageOf(await decorated(db, userId, page), postsPerPage);
}

/** Those of the named posts that the viewer may see. */
export async function postsById(db: Database, viewer: Viewer, ids: string[]): Promise<FeedRow[]> {
  if (ids.length === 0) return [];
  const named = sql`${communityPosts.id} in (${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  return decorated(
    db,
    viewer,
    newest(sql`${named} and ${isVisibleTo(viewer, communityPosts)} and ${notKeptApart(viewer)}`),
  );
}

export async function postById(db: Database, viewer: Viewer, id: string): Promise<FeedRow | undefined> {
  const [row] = await postsById(db, viewer, [id]);
  return row;
}
