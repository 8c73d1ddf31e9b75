import type { QueryClient } from '@tanstack/react-query';
import { recordOfPut } from '#shared/diary/diary.rules.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import { asRecordWrite } from '#shared/diary/old-writes.rules.ts';
import type { DiaryWriteKind, RecordDelete, RecordPut } from '#shared/diary/record.schema.ts';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { toldAfter } from '#shared/foods/pause.rules.ts';
import { timersKey } from '#web/features/timer/timer-kind.ts';
import type { OutboxNoun, WriteKind } from '#web/platform/outbox/outbox-noun.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import {
  applyNews,
  clearingsKnown,
  followFamilies,
  forgetDiaries,
  refetchDiaries,
  storedRecord,
} from './diary-cache.ts';
import { diaryKey } from './diary-keys.ts';
import { wordsOf } from './kinds/all-words.ts';
import { settingsKind } from './kinds/feed/nursing-settings.outbox.ts';
import { foodClearKind } from './kinds/food/food-clear.outbox.ts';
import { sayingIn } from './kinds/saying.ts';
import { problemIn } from './record-problem.ts';
import { speechIn } from './record-words.ts';

/** The server has taken it. */
function acknowledge(client: QueryClient, { kind, body, owner, madeAt }: Write): void | Promise<void> {
  if (owner === null) return;
  const { familyId, id } = body as RecordDelete;
  // It was found only there whose it is.
  if (familyId === null) return refetchDiaries(client);
  const family = { owner, familyId };
  if (kind === 'record.delete') {
    applyNews(client, family, { records: [], tombstones: [{ id }] });
    return;
  }
  const put = body as RecordPut;
  const cleared = put.kind === 'food' ? clearingsKnown(client, { ...family, babyId: put.babyId }) : [];
  const record = recordOfPut(put, {
    before: storedRecord(client, family, id),
    revision: put.baseRevision + 1,
    by: owner,
    at: put.kind === 'food' ? toldAfter(cleared, put.details.food, madeAt) : new Date(madeAt).toISOString(),
  });
  applyNews(client, family, { records: [record], tombstones: [] });
}

const put: WriteKind = {
  describe(write, { t, language }) {
    const record = putIn(write);
    return wordsOf(record.kind).nameOf(record, speechIn(t, language));
  },
  reason: (write, { t }) => {
    const words = wordsOf(putIn(write).kind);
    const problem = problemIn(words, write.refused?.fields);
    return problem && sayingIn(t, ['diary', ...words.nouns])(`problem_${problem}`);
  },
  // Where she no longer belongs nothing can be mended: her words are there to be taken along.
  mendPath: (write) => (isOfFormerFamily(write) ? undefined : wordsOf(putIn(write).kind).path),
  text(write, { t, language }) {
    if (!isOfFormerFamily(write)) return undefined;
    const record = putIn(write);
    const name = wordsOf(record.kind).nameOf(record, speechIn(t, language));
    return [name, record.notes].filter(Boolean).join('\n');
  },
  acknowledge,
};
const isOfFormerFamily = ({ refused }: Write) => refused?.code === ('not_a_member' satisfies ErrorCode);
const putIn = (write: Write) => asRecordWrite(write).body as RecordPut;
const removal: WriteKind = { describe: (_, { t }) => t('diary.removing'), acknowledge };

/** Something under way, told to her other phones. */
const timer: WriteKind = {
  describe: (write, { t }) => wordsOf(kindOfTimer(write)).timer?.(t).name ?? '',
  reason: (write, { t }) =>
    write.refused?.fields?.id === 'too_many_timers'
      ? wordsOf(kindOfTimer(write)).timer?.(t).tooMany
      : undefined,
  mendPath: (write) => wordsOf(kindOfTimer(write)).path,
  acknowledge: (client) => void client.invalidateQueries({ queryKey: timersKey }),
};
const kindOfTimer = ({ kind, body }: Write): KindName =>
  kind.startsWith('sleep') ? 'sleep' : ((body as { kind?: KindName }).kind ?? 'feed');

/** What was recorded before there were families waits under its old name, until the server has it. */
const old = { acknowledge: refetchDiaries };

type OldRecord = 'feed' | 'sleep' | 'food-entry';
type OldTimer = 'timer' | 'sleep-timer';
type OldKind = `${OldRecord | OldTimer}.${'put' | 'remove'}`;

export const diaryOutbox: OutboxNoun<DiaryWriteKind | 'food.clear' | 'nursing.settings' | OldKind> = {
  kinds: {
    'record.put': put,
    'record.delete': removal,
    'record-timer.put': timer,
    'record-timer.remove': timer,
    'food.clear': foodClearKind,
    'nursing.settings': settingsKind,
    'feed.put': { ...put, ...old },
    'feed.remove': { ...removal, ...old },
    'timer.put': timer,
    'timer.remove': timer,
    'food-entry.put': { ...put, ...old },
    'food-entry.remove': { ...removal, ...old },
    'sleep.put': { ...put, ...old },
    'sleep.remove': { ...removal, ...old },
    'sleep-timer.put': timer,
    'sleep-timer.remove': timer,
  },
  staleKeys: [diaryKey, timersKey],
  follow: followFamilies,
  forget: forgetDiaries,
};
