import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { Owner } from '#server/features/access/personal-data.ts';
import { communityPosts } from '#server/features/community/community.table.ts';
import {
  communityCases,
  communityDecisions,
  communityDistances,
  communityNotices,
  communityReports,
  communitySanctions,
} from '#server/features/moderation/moderation.table.ts';
import type { TestApp } from './test-app.ts';

/**
 * She reported a text and keeps away from who wrote it; one of hers was removed, she had to pause for a day that is
 * over, was told so, and appealed.
 */
export async function careAndAppeal({ clock, services: { db } }: TestApp, { userId }: Owner): Promise<void> {
  const at = clock.now();
  const [hers] = await db.select().from(communityPosts).where(eq(communityPosts.userId, userId));
  if (!hers) throw new Error('She has written nothing yet');
  const [other] = await db
    .insert(users)
    .values({ email: `${randomUUID()}@exemplo.test`, createdAt: at, lastSignInAt: at })
    .returning();
  const theirs = { ...hers, id: randomUUID(), userId: other?.id ?? null, content: 'De outra mãe' };
  const { words: _, ...values } = theirs;
  await db.insert(communityPosts).values(values);

  const decided = { state: 'decided' as const, openedAt: at, decidedAt: at };
  const [caseOfTheirs] = await db
    .insert(communityCases)
    .values({ ...decided, postId: theirs.id })
    .returning();
  const [caseOfHers] = await db
    .insert(communityCases)
    .values({ ...decided, postId: hers.id, appealText: 'Peço outra análise', appealedAt: at })
    .returning();
  const caseId = caseOfHers?.id ?? '';
  await db.insert(communityReports).values({
    id: randomUUID(),
    caseId: caseOfTheirs?.id ?? '',
    userId,
    about: 'text',
    reason: 'sales',
    note: 'Vende, "e muito"',
    createdAt: at,
    answeredAt: at,
  });
  await db
    .insert(communityDistances)
    .values({ id: randomUUID(), userId, personId: other?.id ?? '', kind: 'block', createdAt: at });
  const [decision] = await db
    .insert(communityDecisions)
    .values({ caseId, decision: 'remove', reason: 'Engano', onAppeal: false, createdAt: at })
    .returning();
  await db.insert(communitySanctions).values({
    userId,
    decisionId: decision?.id ?? '',
    kind: 'silence',
    reason: 'Engano',
    until: at,
    createdAt: at,
  });
  await db.insert(communityNotices).values({
    userId,
    caseId,
    kind: 'text_removed',
    reason: 'Engano',
    excerpt: hers.content,
    createdAt: at,
  });
}
