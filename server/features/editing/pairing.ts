import { randomUUID } from 'node:crypto';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import { posts } from '#server/features/library/library.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { ArticleProblem } from '#shared/editing/editing.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';

type Linkable = { id: string; language: Language; pairId: string | null };

/** Links the article with its counterpart, or with none, and tells the id of the pair that it then belongs to. */
export async function link(
  transaction: Database,
  article: Linkable,
  pairWith: string | null,
): Promise<string | null> {
  const other = pairWith ? await counterpart(transaction, article, pairWith) : undefined;
  const staying = other ? [article.id, other.id] : [article.id];
  if (article.pairId) await release(transaction, article.pairId, staying);
  if (!other) return null;
  if (other.pairId) {
    await refuseThird(transaction, other.pairId, staying);
    await release(transaction, other.pairId, staying);
    return other.pairId;
  }
  const pairId = randomUUID();
  await transaction.update(posts).set({ pairId }).where(eq(posts.id, other.id));
  return pairId;
}

export async function counterpartId(
  transaction: Database,
  { id, pairId }: Pick<Linkable, 'id' | 'pairId'>,
): Promise<string | null> {
  if (!pairId) return null;
  const [other] = await transaction
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.pairId, pairId), ne(posts.id, id)));
  return other?.id ?? null;
}

async function counterpart(transaction: Database, article: Linkable, id: string) {
  const [other] = await transaction
    .select({ id: posts.id, language: posts.language, pairId: posts.pairId })
    .from(posts)
    .where(eq(posts.id, id));
  if (!other) refuse('required');
  if (other.language === article.language) refuse('same_language');
  return other;
}

/** What lies in the trash gives way; anything else is somebody's translation. */
async function refuseThird(transaction: Database, pairId: string, staying: string[]): Promise<void> {
  const third = await transaction
    .select({ deletedAt: posts.deletedAt })
    .from(posts)
    .where(and(eq(posts.pairId, pairId), notInArray(posts.id, staying)));
  if (third.some(({ deletedAt }) => deletedAt === null)) refuse('already_paired');
}

async function release(transaction: Database, pairId: string, staying: string[]): Promise<void> {
  await transaction
    .update(posts)
    .set({ pairId: null })
    .where(and(eq(posts.pairId, pairId), notInArray(posts.id, staying)));
}

function refuse(problem: ArticleProblem): never {
  throw new Refusal('invalid_input', 'The two articles cannot be linked.', { fields: { pairWith: problem } });
}
