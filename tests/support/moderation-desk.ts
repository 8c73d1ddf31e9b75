import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import { voiceIn } from '#server/features/community/face.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import type { NoticesAnswer, StandingAnswer } from '#shared/community/care.schema.ts';
import type { CaseAnswer, CaseListAnswer } from '#shared/community/moderation.schema.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export type Browser = ReturnType<TestApp['browser']>;
export type Member = { her: Browser; id: UserId; email: string; name: string };
type Subject = { type: 'post' | 'comment'; id: string };

/** Colo with two of the staff, and mothers who write to each other. */
export async function openModeration() {
  const colo = await startTestApp({ STAFF_EMAILS: 'ana@colo.test,bia@colo.test' });
  const { db } = colo.services;
  const ana = await colo.signedIn('ana@colo.test');
  const bia = await colo.signedIn('bia@colo.test');

  const member = async (name: string): Promise<Member> => {
    const email = `${randomUUID()}@exemplo.test`;
    const her = await colo.signedIn(email);
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const id = (user?.id ?? '') as UserId;
    const at = colo.clock.now();
    await db.insert(profiles).values({ userId: id, name, createdAt: at, updatedAt: at });
    return { her, id, email, name };
  };

  const voiceOf = (author: Member, postId: string, isAnonymous: boolean) =>
    isAnonymous ? voiceIn(colo.services.secret, { postId, userId: author.id }) : null;

  /** As it is stored, without asking whether she may. */
  const post = async (author: Member, content = 'Como foi a noite de vocês?', isAnonymous = false) => {
    const id = randomUUID();
    await db.insert(communityPosts).values({
      id,
      userId: author.id,
      language: 'pt',
      category: 'Sono do Bebê',
      need: 'support',
      content,
      isAnonymous,
      voice: voiceOf(author, id, isAnonymous),
      allowPrivateMessages: false,
      createdAt: colo.clock.now(),
    });
    return { type: 'post' as const, id };
  };
  const comment = async (author: Member, postId: string, content: string, isAnonymous = false) => {
    const id = randomUUID();
    await db.insert(communityComments).values({
      id,
      postId,
      userId: author.id,
      content,
      isAnonymous,
      voice: voiceOf(author, postId, isAnonymous),
      createdAt: colo.clock.now(),
    });
    return { type: 'comment' as const, id };
  };
  const fateOf = async ({ type, id }: Subject) => {
    const table = type === 'post' ? communityPosts : communityComments;
    const [row] = await db.select().from(table).where(eq(table.id, id));
    if (row?.removedAt) return 'removed';
    return row?.hiddenAt ? 'hidden' : 'shown';
  };

  const report = (who: Member, subject: Subject, said: object = {}) =>
    who.her.post('/api/community/reports', {
      id: randomUUID(),
      subject,
      about: 'text',
      reason: 'unkind',
      ...said,
    });
  const queue = async (query = ''): Promise<CaseListAnswer> =>
    (await ana.get(`/api/admin/moderation/cases?${query}`)).json();
  /** The waiting case that begins so. */
  const caseOf = async (excerpt: string, state = 'open') => {
    const found = (await queue(`state=${state}`)).cases.find((one) => one.excerpt.startsWith(excerpt));
    if (!found) throw new Error(`There is no ${state} case of '${excerpt}'`);
    return found.id;
  };
  const read = async (id: string): Promise<CaseAnswer> =>
    (await ana.get(`/api/admin/moderation/cases/${id}`)).json();
  const decide = (id: string, said: object = {}, who = ana) =>
    who.post(`/api/admin/moderation/cases/${id}/decisions`, {
      decision: 'remove',
      reason: 'Fere uma regra',
      ...said,
    });
  const notices = async ({ her }: Member): Promise<NoticesAnswer['notices']> =>
    (await (await her.get('/api/community/notices')).json()).notices;
  const standing = async ({ her }: Member): Promise<StandingAnswer> =>
    (await her.get('/api/community/standing')).json();
  const acts = async (): Promise<string[]> => {
    const { entries } = await (await ana.get('/api/admin/audit')).json();
    return entries.map(({ action }: { action: string }) => action);
  };

  return {
    ...{ colo, db, ana, bia, member, post, comment, fateOf, report },
    ...{ queue, caseOf, read, decide, notices, standing, acts },
  };
}

export type Moderation = Awaited<ReturnType<typeof openModeration>>;

export const codeOf = async (response: Response): Promise<string> =>
  response.status === 200 ? 'done' : (await response.json()).error.code;
