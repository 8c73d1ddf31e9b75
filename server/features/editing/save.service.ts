import { isDeepStrictEqual } from 'node:util';
import type { StaffId } from '#server/features/access/viewer.ts';
import { record } from '#server/features/audit/audit.repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import type { Services } from '#server/services.ts';
import type { AuditAction } from '#shared/audit/audit.schema.ts';
import type { ArticleProblem, ArticleSave, Publication } from '#shared/editing/editing.schema.ts';
import { columnsOf, fieldsOf } from './article-fields.ts';
import { isStored } from './article-media.ts';
import { publicationColumns, publicationOf } from './article-state.ts';
import { forgetDraft } from './drafts.repository.ts';
import { type ArticleRow, addArticle, changeArticle, lockArticle } from './editing.repository.ts';
import { counterpartId, link } from './pairing.ts';
import { addRevision, wasEverPublished } from './revisions.repository.ts';

/** One save, whole or not at all: the article, its revision, the link, the writer's draft and what is written down. */
export async function saveArticle(
  { db, clock, media }: Pick<Services, 'db' | 'clock' | 'media'>,
  writer: StaffId,
  { id, save }: { id: string; save: ArticleSave },
): Promise<void> {
  const now = clock.now();
  const columns = columnsOf(save.fields);
  const publication = publicationColumns(save.publication);
  await db.transaction(async (transaction) => {
    const before = await lockArticle(transaction, id, save.pairWith ?? null);
    // Sent again because the answer was lost on the way: it is done already.
    const isRepeated =
      before?.version === save.baseVersion + 1 && (await holdsAlready(transaction, before, save));
    if (!isRepeated) {
      if ((before?.version ?? 0) !== save.baseVersion || before?.deletedAt) refuseConflict();
      refusePast(publication.publishAt, before?.publishAt ?? null, now);
      await refuseMissing(media, columns, before);
      const linkable = { id, language: columns.language, pairId: before?.pairId ?? null };
      const pairWith =
        save.pairWith === undefined ? await counterpartId(transaction, linkable) : save.pairWith;
      const pairId = await link(transaction, linkable, pairWith);
      const content = { ...columns, ...publication, pairId, updatedAt: now };
      const version = save.baseVersion + 1;
      if (before) {
        await keepOriginal(transaction, before);
        const createdAt = await firstSeen(transaction, before, { published: publication.published, at: now });
        await changeArticle(transaction, id, { ...content, createdAt, version });
      } else if (!(await addArticle(transaction, id, { ...content, createdAt: now }))) refuseConflict();
      await addRevision(transaction, writer, {
        postId: id,
        version,
        fields: fieldsOf(columns),
        state: save.publication.state,
        publishAt: publication.publishAt,
        savedAt: now,
      });
      for (const action of actionsOf(before, publication))
        await record(transaction, writer, { action, subject: columns.title, subjectId: id, at: now });
    }
    await forgetDraft(transaction, writer, id);
  });
}

function refuseConflict(): never {
  throw new Refusal('conflict', 'Somebody else changed the article in the meantime.');
}

/** An hour that was chosen before and has just passed is no mistake of this save. */
function refusePast(at: Date | null, before: Date | null, now: Date): void {
  if (!at || at > now || at.getTime() === before?.getTime()) return;
  throw new Refusal('invalid_input', 'The hour of publication has passed.', {
    fields: { 'publication.at': 'in_the_past' },
  });
}

type Named = { imageUrl: string | null; audioUrl: string | null };

/** A picture or an audio that was never stored, or was cleaned away meanwhile. What the article had stays its own. */
async function refuseMissing(media: MediaStore, named: Named, before: Named | undefined): Promise<void> {
  const isMissing = async (url: string | null, had: string | null | undefined) =>
    url !== null && url !== had && !(await isStored(media, url));
  const fields: Record<string, ArticleProblem> = {};
  if (await isMissing(named.imageUrl, before?.imageUrl)) fields['fields.picture'] = 'not_an_address';
  if (await isMissing(named.audioUrl, before?.audioUrl)) fields['fields.audio'] = 'not_an_address';
  if (Object.keys(fields).length === 0) return;
  throw new Refusal('invalid_input', 'There is no such file.', { fields });
}

async function holdsAlready(transaction: Database, row: ArticleRow, save: ArticleSave): Promise<boolean> {
  const { published, publishAt } = publicationColumns(save.publication);
  const linked = await counterpartId(transaction, row);
  return (
    !row.deletedAt &&
    row.published === published &&
    row.publishAt?.getTime() === publishAt?.getTime() &&
    (save.pairWith === undefined || linked === save.pairWith) &&
    isDeepStrictEqual(fieldsOf(row), fieldsOf(columnsOf(save.fields)))
  );
}

/** What came with Colo, or was there before revisions were: its first save must not be the end of the original. */
async function keepOriginal(transaction: Database, row: ArticleRow): Promise<void> {
  await addRevision(transaction, null, {
    postId: row.id,
    version: row.version,
    fields: fieldsOf(row),
    state: publicationOf(row),
    publishAt: row.publishAt,
    savedAt: row.updatedAt,
  });
}

/** The day that readers see is that of the first publication, and stays. */
export async function firstSeen(
  transaction: Database,
  row: ArticleRow,
  { published, at }: { published: boolean; at: Date },
): Promise<Date> {
  const isFirst = published && !(await wasEverPublished(transaction, row.id));
  return isFirst ? at : row.createdAt;
}

type Standing = { published: boolean; publishAt: Date | null };

function actionsOf(before: Standing | undefined, after: Standing): AuditAction[] {
  const [was, is]: (Publication | undefined)[] = [before && publicationOf(before), publicationOf(after)];
  const isMoved = is === 'scheduled' && before?.publishAt?.getTime() !== after.publishAt?.getTime();
  const changes: AuditAction[] = [];
  if (!before) changes.push('article_created');
  if (is === 'published' && was !== 'published') changes.push('article_published');
  else if (isMoved) changes.push('article_scheduled');
  else if (was === 'published' && is !== 'published') changes.push('article_unpublished');
  return changes.length > 0 ? changes : ['article_saved'];
}
