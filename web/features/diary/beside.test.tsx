// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DiaryRecord, RecordPut } from '#shared/diary/record.schema.ts';
import { someFeedRecord } from '#tests/support/fake-diary.ts';
import {
  addTo,
  openTimeline,
  press,
  rowOf,
  sheet,
  timelineWorld,
  type,
} from '#tests/support/open-timeline.tsx';

beforeEach(timelineWorld);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Of just now, by the clock of the test. */
const aFeed = (minutes = 20) =>
  someFeedRecord({
    id: crypto.randomUUID(),
    startTime: minutesAgo(minutes),
    endTime: minutesAgo(minutes - 12),
    notes: 'no sofá',
  });

describe('a feed of just now', () => {
  it('takes a bottle into its sitting, and each of the two names the other', async () => {
    const feed = aFeed();
    const { diary } = await openTimeline({ records: [feed] });
    fireEvent.click((await rowOf('no sofá')).getByRole('button', { name: 'E mamadeira junto?' }));
    const form = await sheet('Registrar mamadeira');
    type(form.getByLabelText('Tomou (ml)'), '60');
    await press('Salvar');
    await waitFor(() => expect(diary.writesOf('record.put')).toHaveLength(2));
    const [bottle, again] = diary.writesOf('record.put') as RecordPut[];
    expect(bottle).toMatchObject({ kind: 'bottle', babyId: 'ana', startTime: feed.endTime });
    expect(bottle?.groupId).toEqual(expect.any(String));
    expect(again).toMatchObject({ id: feed.id, kind: 'feed', groupId: bottle?.groupId, baseRevision: 1 });
    expect((await rowOf('no sofá')).getByText('Junto com: Mamadeira das 14:52')).toBeTruthy();
    expect((await rowOf('60 ml')).getByText('Junto com: Mamada das 14:40')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'E mamadeira junto?' })).toBeNull();
  });

  it('is not asked about later, nor by who may only look', async () => {
    await openTimeline({ records: [aFeed(200)] });
    expect((await rowOf('no sofá')).queryByRole('button', { name: 'E mamadeira junto?' })).toBeNull();
  });

  it('is only looked at by a guest', async () => {
    await openTimeline({ records: [aFeed()], mayRecord: false });
    expect((await rowOf('no sofá')).queryByRole('button')).toBeNull();
  });
});

const aDose = (minutes: number, everyHours: number | null, name = 'Dipirona'): DiaryRecord<'medicine'> => ({
  ...aFeed(),
  id: crypto.randomUUID(),
  kind: 'medicine',
  startTime: minutesAgo(minutes),
  endTime: null,
  durationSeconds: null,
  notes: null,
  details: { name, dose: '5 gotas', everyHours },
});

describe('a medicine', () => {
  it('that may be given again later is told above the days, until then', async () => {
    await openTimeline({ records: [aDose(60, 6), aDose(600, 8, 'Amoxicilina'), aDose(30, null, 'Luftal')] });
    const next = within(await screen.findByRole('list', { name: 'Próximas doses' }));
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dipirona de novo hoje às 20:00',
    ]);
  });

  it('without a connection says until when this phone has heard, before it is saved', async () => {
    const { diary } = await openTimeline({ records: [aDose(600, null)] });
    await rowOf('Dipirona');
    diary.goOffline();
    await addTo('Remédio');
    const form = await sheet('Registrar remédio');
    type(form.getByLabelText('Nome do remédio'), 'Paracetamol');
    expect(
      await form.findByText(/não sabe o que os outros anotaram|sabe o que os outros anotaram até/),
    ).toBeTruthy();
  });
});
