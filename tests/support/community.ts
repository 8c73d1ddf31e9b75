import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { appearDue } from '#server/features/appearance/appearance.service.ts';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import { recordConsent } from '#server/features/consent/consent.repository.ts';
import { sessionQuestions } from '#server/features/specialists/specialists.table.ts';
import type { ReactionType } from '#shared/community/community.rules.ts';
import type { CreateCommunityPost, NewComment } from '#shared/community/community.schema.ts';
import type { SyncAnswer } from '#shared/sync/sync.schema.ts';
import { aPost } from './a-post.ts';
import type { TestApp } from './test-app.ts';

export type Browser = ReturnType<TestApp['browser']>;

export async function userIdOf(colo: TestApp, email: string): Promise<UserId> {
  const [user] = await colo.services.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return (user?.id ?? '') as UserId;
}

/** Signed in, with a name and the rules accepted: she may write. */
export async function memberOf(colo: TestApp, email: string, name?: string): Promise<Browser> {
  const her = await colo.signedIn(email);
  if (name) await her.call('PATCH', '/api/profile', { body: { name } });
  const { db, clock } = colo.services;
  await recordConsent(db, await userIdOf(colo, email), { kind: 'community-rules', now: clock.now() });
  return her;
}

/** Its id. */
export async function publish(her: Browser, told: Partial<CreateCommunityPost> = {}): Promise<string> {
  const post = aPost(told);
  const answer = await her.post('/api/community/posts', post);
  if (answer.status !== 201) throw new Error(`not published: ${await answer.text()}`);
  return post.id;
}

export const aWrite = <Body>(kind: string, body: Body) => ({ id: randomUUID(), kind, body });
export const aComment = (postId: string, told: Partial<NewComment> = {}) =>
  aWrite('comment.add', {
    id: randomUUID(),
    postId,
    content: 'Você não está sozinha.',
    isAnonymous: false,
    ...told,
  });
export const aReaction = (postId: string, reaction: ReactionType, on = true) =>
  aWrite('heart.set', { postId, on, reaction });
/** As a phone sends it that knows of hearts alone. */
export const aHeart = (postId: string, on = true) => aWrite('heart.set', { postId, on });
export const aSave = (postId: string, on = true) => aWrite('saved-post.set', { postId, on });

/** What became of each write. */
export async function send(her: Browser, ...writes: unknown[]): Promise<SyncAnswer['outcomes']> {
  return ((await (await her.post('/api/sync', { writes })).json()) as SyncAnswer).outcomes;
}

async function isAnyPending({ db }: TestApp['services']): Promise<boolean> {
  for (const texts of [communityPosts, communityComments, sessionQuestions])
    if ((await db.$count(texts, and(isNotNull(texts.appearsAt), isNull(texts.deletedAt)))) > 0) return true;
  return false;
}

/** Time passes until all that was written without a name is there for everybody. */
export async function allAppear({ services, clock }: Pick<TestApp, 'services' | 'clock'>): Promise<void> {
  for (let minutes = 0; await isAnyPending(services); minutes += 1) {
    if (minutes > 24 * 60) throw new Error('Something never appears');
    clock.pass({ minutes: 1 });
    await appearDue(services);
  }
}
