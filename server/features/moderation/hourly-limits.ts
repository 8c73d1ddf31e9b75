import { and, eq, gt, or, sql } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hourlyLimits, newAccountDays } from '#shared/community/community.rules.ts';
import type { CommunityProblem } from '#shared/community/community.schema.ts';
import { linksIn } from '#shared/community/text.rules.ts';

const hour = 60 * 60 * 1000;

export type Writing = {
  kind: 'post' | 'comment' | 'edit';
  content: string;
  /** Of an edit, the text that it replaces: its links are not counted twice. */
  replaces?: string;
};

type AccountAge = keyof typeof hourlyLimits;

export const ageOf = (createdAt: Date, now: Date): AccountAge =>
  now.getTime() - createdAt.getTime() < newAccountDays * 24 * hour ? 'new' : 'known';

export async function accountAge(db: Database, userId: UserId, now: Date): Promise<AccountAge | undefined> {
  const [account] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
  return account && ageOf(account.createdAt, now);
}

/** Serialises what one mother writes: two phones at once cannot both be the last that the hour allows. */
export async function holdAccount(db: Database, userId: UserId) {
  const [account] = await db
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return account;
}

/** What she takes back counts too: otherwise deleting would begin the hour anew. */
export async function assertWithinHour(
  db: Database,
  userId: UserId,
  age: AccountAge,
  { kind, content, replaces }: Writing,
  now: Date,
): Promise<void> {
  const limits = hourlyLimits[age];
  const texts = await textsOfHour(db, userId, now);
  const since = now.getTime() - hour;
  const made = (which: 'post' | 'comment') =>
    texts.filter((text) => text.kind === which && text.createdAt.getTime() > since).map(createdAtOf);
  const posts = made('post');
  const comments = made('comment');
  if (kind === 'post' && posts.length >= limits.posts)
    refuse('too_many_posts', posts[posts.length - limits.posts], now);
  if (kind === 'comment' && comments.length >= limits.comments)
    refuse('too_many_comments', comments[comments.length - limits.comments], now);

  const added = linksIn(content).length;
  if (added === 0) return;
  const links = texts
    .filter(({ id }) => id !== replaces)
    .flatMap((text) => linksIn(text.content).map(() => text.touchedAt))
    .sort((a, b) => a.getTime() - b.getTime());
  const over = links.length + added - limits.links;
  if (over > 0) refuse('too_many_links', links[over - 1], now);
}

const createdAtOf = ({ createdAt }: { createdAt: Date }) => createdAt;

/** Written or edited in the last hour, oldest first: a link put into an old text is as new as the edit. */
async function textsOfHour(db: Database, userId: UserId, now: Date) {
  const since = new Date(now.getTime() - hour);
  const [posts, comments] = [
    await db
      .select({
        kind: sql<'post' | 'comment'>`'post'`,
        id: communityPosts.id,
        content: communityPosts.content,
        createdAt: communityPosts.createdAt,
        editedAt: communityPosts.editedAt,
      })
      .from(communityPosts)
      .where(
        and(
          eq(communityPosts.userId, userId),
          or(gt(communityPosts.createdAt, since), gt(communityPosts.editedAt, since)),
        ),
      ),
    await db
      .select({
        kind: sql<'post' | 'comment'>`'comment'`,
        id: communityComments.id,
        content: communityComments.content,
        createdAt: communityComments.createdAt,
        editedAt: communityComments.editedAt,
      })
      .from(communityComments)
      .where(
        and(
          eq(communityComments.userId, userId),
          or(gt(communityComments.createdAt, since), gt(communityComments.editedAt, since)),
        ),
      ),
  ];
  return [...posts, ...comments]
    .map((text) => ({ ...text, touchedAt: text.editedAt ?? text.createdAt }))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** She may write again when `oldest` has left the hour. Without one, this text alone is too much. */
function refuse(problem: CommunityProblem, oldest: Date | undefined, now: Date): never {
  const end = (oldest?.getTime() ?? now.getTime()) + hour;
  throw new Refusal('too_many_requests', 'That is a lot for one hour. Please wait a little.', {
    fields: { account: problem },
    retryAfterSeconds: Math.max(1, Math.ceil((end - now.getTime()) / 1000)),
  });
}
