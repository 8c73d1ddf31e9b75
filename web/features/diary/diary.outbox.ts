import type { QueryClient } from '@tanstack/react-query';
import { recordOfPut, type SeenRecord } from '#shared/diary/diary.rules.ts';
import type { DiaryWriteKind, RecordDelete, RecordEnvelope, RecordPut } from '#shared/diary/record.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { baseRevision } from './base-revision.ts';
import { applyNews, diaryKey, followFamilies, forgetDiaries, storedRecord } from './diary-cache.ts';
import { wordsOf } from './kinds/all-words.ts';
import { problemIn } from './record-problem.ts';
import { speechIn } from './record-words.ts';

/** What the diary says to the server, and the only place that says it: by the outbox, so that it arrives, once. */
type RecordWriteKind = Extract<DiaryWriteKind, `record.${string}`>;
const add = (kind: RecordWriteKind, body: RecordPut | RecordDelete) =>
  outbox.add(kind, body, { supersedes: body.id });

type Put = {
  familyId: string;
  record: RecordEnvelope;
  before?: { revision: number } | undefined;
  restore?: true;
};

function bodyOf({ familyId, record, before, restore }: Put): RecordPut {
  const { id, babyId, kind, startTime, endTime, day, durationSeconds, details } = record;
  const { notes, timeZone, groupId } = record;
  const when = { startTime, endTime, day, durationSeconds };
  const told = { id, babyId, kind, ...when, details, notes, timeZone, groupId } as RecordEnvelope;
  return {
    ...told,
    familyId,
    baseRevision: revisionOf('record.put', id, before),
    ...(restore && { restore }),
  };
}

const revisionOf = (kind: RecordWriteKind, id: string, before: { revision: number } | undefined) =>
  baseRevision(outbox.snapshot().writes, { kind, id }, before);

/** Resolves once the phone has it, also where the browser lets nothing be kept: then it lives in the page. */
export const putRecord = (put: Put): Promise<void> => add('record.put', bodyOf(put));
/** A refused write, said better. */
export const mendRecord = (writeId: string, put: Put): Promise<void> => outbox.mend(writeId, bodyOf(put));
export const discardWrite = (writeId: string): void => void outbox.discard(writeId);
/** Answers with the record's revision once it is deleted: what an undo is made of. */
export function deleteRecord(familyId: string, { id, revision }: SeenRecord): { revision: number } {
  const base = revisionOf('record.delete', id, { revision });
  void add('record.delete', { familyId, id, baseRevision: base });
  return { revision: base + 1 };
}

/** The server has taken it. */
function acknowledge(client: QueryClient, { kind, body, owner, madeAt }: Write): void {
  if (owner === null) return;
  const { familyId, id } = body as RecordDelete;
  const family = { owner, familyId };
  if (kind === 'record.delete') {
    applyNews(client, family, { records: [], tombstones: [{ id }] });
    return;
  }
  const put = body as RecordPut;
  const record = recordOfPut(put, {
    before: storedRecord(client, family, id),
    revision: put.baseRevision + 1,
    by: owner,
    at: new Date(madeAt).toISOString(),
  });
  applyNews(client, family, { records: [record], tombstones: [] });
}

/** Where the timeline will stand; listed with every other page once its screen is there. */
const diaryPath = '/app/diario';

export const diaryOutbox: OutboxNoun<RecordWriteKind> = {
  kinds: {
    'record.put': {
      describe({ body }, { t, language }) {
        const record = body as RecordPut;
        return wordsOf(record.kind).nameOf(record, speechIn(t, language));
      },
      reason: ({ body, refused }, { t }) => {
        const problem = problemIn((body as RecordPut).kind, refused?.fields);
        return problem && t(`diary.problem_${problem}`);
      },
      mendPath: () => diaryPath,
      acknowledge,
    },
    'record.delete': { describe: (_, { t }) => t('diary.removing'), acknowledge },
  },
  staleKeys: [diaryKey],
  follow: followFamilies,
  forget: forgetDiaries,
};
