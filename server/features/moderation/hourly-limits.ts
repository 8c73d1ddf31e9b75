import { eq } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hourlyLimits, newAccountDays } from '#shared/community/community.rules.ts';
import type { CommunityProblem } from '#shared/community/community.schema.ts';
import { linksIn } from '#shared/community/text.rules.ts';
import type { TextOfHour } from './writer-standing.ts';

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
export async function lockAccountRow(db: Database, userId: UserId) {
  const [account] = await db
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return account;
}

/** What she takes back counts too: otherwise deleting would begin the hour anew. */
export function assertWithinHour(
  texts: TextOfHour[],
  { age, kind, content, replaces, now }: Writing & { age: AccountAge; now: Date },
): void {
  const limits = hourlyLimits[age];
  const since = now.getTime() - hour;
  const made = (which: TextOfHour['kind']) =>
    texts.flatMap((text) => {
      const createdAt = new Date(text.createdAt);
      return text.kind === which && createdAt.getTime() > since ? createdAt : [];
    });
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
    .flatMap((text) => linksIn(text.content).map(() => new Date(text.editedAt ?? text.createdAt)))
    .sort((a, b) => a.getTime() - b.getTime());
  const over = links.length + added - limits.links;
  if (over > 0) refuse('too_many_links', links[over - 1], now);
}

/** She may write again when `oldest` has left the hour. Without one, this text alone is too much. */
function refuse(problem: CommunityProblem, oldest: Date | undefined, now: Date): never {
  const end = (oldest?.getTime() ?? now.getTime()) + hour;
  throw new Refusal('too_many_requests', 'That is a lot for one hour. Please wait a little.', {
    fields: { account: problem },
    retryAfterSeconds: Math.max(1, Math.ceil((end - now.getTime()) / 1000)),
  });
}
