// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { startTimer } from '#shared/timer/timer.rules.ts';
import { someFeedRecord, someFoodRecord } from '#tests/support/fake-diary.ts';
import { changeTimerState, readTimerState } from '#web/features/timer/timer-state.ts';
import { translate } from '#web/platform/language/translate.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { pt } from '#web/texts/pt.ts';
import { diaryOutbox } from './diary.outbox.ts';
import { followFamilies } from './diary-cache.ts';
import { listKey } from './diary-keys.ts';
import { nursingTimer } from './kinds/feed/nursing-timer-kind.ts';
import { offlineCopy, wholeCopy } from './offline-copy.ts';
import { putRecord } from './record-writes.ts';

const former = { owner: '1', familyId: 'former', babyId: 'bia' };
const hers = { owner: '1', familyId: 'hers', babyId: 'ana' };
const feed = someFeedRecord({ id: 'a', notes: 'mamou bem' });

beforeEach(async () => {
  localStorage.clear();
  await appOutbox.setOwner('1');
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
  };
});

/** Both families' diaries lie on the phone, on a screen and in what it keeps. */
function phone(): QueryClient {
  const client = new QueryClient();
  for (const place of [former, hers]) {
    offlineCopy(place.familyId).write('1', { records: [feed], change: 1 });
    wholeCopy(place, 'food').write('1', { records: [someFoodRecord({ id: 'f' })] });
    client.setQueryData(listKey(place, 'range', 'feed'), [feed]);
    changeTimerState(nursingTimer, place, {
      current: startTimer('left', new Date(), { id: 't', timeZone: 'America/Sao_Paulo' }),
    });
  }
  return client;
}

const keptOf = (client: QueryClient, place: typeof former) => [
  offlineCopy(place.familyId).read('1'),
  wholeCopy(place, 'food').read('1'),
  client.getQueryData(listKey(place, 'range', 'feed')),
  readTimerState(nursingTimer, place).current ?? undefined,
];
const nothing = [undefined, undefined, undefined, undefined];

it('the phone forgets a family that is no longer hers, and nothing else', async () => {
  const client = phone();
  await putRecord({ familyId: 'former', record: { ...feed, id: 'unsent' } });
  followFamilies(client, '1', { hers: 1 });
  expect(keptOf(client, former)).toEqual(nothing);
  expect(keptOf(client, hers)).not.toContain(undefined);
  expect(appOutbox.snapshot().writes.map(({ body }) => (body as { id: string }).id)).toEqual(['unsent']);
});

it('a server that tells of no families takes none away', () => {
  const client = phone();
  followFamilies(client, '1', {});
  expect(keptOf(client, former)).not.toContain(undefined);
});

it('what was meant for it is shown as not accepted, with her words to take along and nowhere to mend it', () => {
  const body = { ...feed, familyId: 'former', baseRevision: 0 };
  const write = { id: 'w', kind: 'record.put', body, owner: '1', madeAt: 0 } satisfies Write;
  const speech = {
    t: ((key: string, values?: Record<string, string>) => translate(pt, key, values)) as never,
    language: 'pt' as const,
  };
  const refusedFor = (code: 'not_a_member' | 'invalid_input'): Write => ({ ...write, refused: { code } });
  const { text, mendPath } = diaryOutbox.kinds['record.put'];
  expect(text?.(refusedFor('not_a_member'), speech)).toMatch(/^Mamada das \d\d:\d\d\nmamou bem$/);
  expect(mendPath?.(refusedFor('not_a_member'))).toBeUndefined();
  expect(text?.(refusedFor('invalid_input'), speech)).toBeUndefined();
  expect(mendPath?.(refusedFor('invalid_input'))).toBe('/app/mamada/registros');
});
