// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { someFeedRecord, someSleepRecord } from '#tests/support/fake-diary.ts';
import { openTimeline, press, sheet, timelineWorld } from '#tests/support/open-timeline.tsx';

beforeEach(timelineWorld);

const at = (hour: number, minute = 0, day = 3) => new Date(2026, 6, day, hour, minute).toISOString();
const nappyAt = (moment: string) =>
  ({
    ...someFeedRecord({ id: crypto.randomUUID(), startTime: moment }),
    kind: 'nappy',
    endTime: null,
    durationSeconds: null,
    details: { what: 'wet', colour: null, catch: null, cue: false },
  }) as DiaryRecord;

const aDay = () => [
  someFeedRecord({ id: crypto.randomUUID(), startTime: at(12, 50) }),
  nappyAt(at(14, 20)),
  someSleepRecord({ id: crypto.randomUUID(), startTime: at(12, 55) }),
  someSleepRecord({ id: crypto.randomUUID(), startTime: at(22, 0, 2), endTime: at(6) }),
];

describe('what was last', () => {
  it('is told on top: the feed with its side, the nappy, and since when the baby is awake', async () => {
    await openTimeline({ records: aDay() });
    const line = await screen.findByRole('region', { name: 'Desde a última vez' });
    expect(line.textContent).toBe(
      'Mamou há 2 h 10 min (esquerdo) · Fralda há 40 min · Acordado há 1 h 5 min',
    );
  });

  it('is nothing where nothing was recorded', async () => {
    await openTimeline();
    await screen.findByText('O diário começa com o primeiro registro');
    expect(screen.queryByRole('region', { name: 'Desde a última vez' })).toBeNull();
  });
});

describe('a day as a picture', () => {
  it('shows every kind with its name and total, and a night that began the evening before', async () => {
    await openTimeline({ records: aDay() });
    await press('Ver o dia: Hoje');
    const picture = await sheet('O dia em 24 horas');
    expect(await picture.findByText('1 fralda (1 xixi, 0 cocô)')).toBeTruthy();
    await picture.findByText('22:00–06:00');
    const table = picture.getByRole('table', { name: 'Hoje' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['22:00–06:00', 'Sono', '1 h'],
      ['12:50–13:02', 'Mamada', '12 min'],
      ['12:55–13:55', 'Sono', '1 h'],
      ['14:20', 'Fralda', ''],
    ]);
  });

  it('shows all kinds though the timeline is narrowed to one', async () => {
    await openTimeline({ records: aDay() });
    const chips = within(await screen.findByRole('group', { name: 'Mostrar' }));
    chips.getByRole('button', { name: 'Fralda' }).click();
    await press('Ver o dia: Hoje');
    const picture = await sheet('O dia em 24 horas');
    expect(await picture.findByRole('cell', { name: 'Mamada' })).toBeTruthy();
  });
});
