// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { fakeDiary, someFeedRecord, someSleepRecord } from '#tests/support/fake-diary.ts';
import { diaryPlace, press, timelineWorld } from '#tests/support/open-timeline.tsx';
import { stubFetch } from '#tests/support/stub-fetch.ts';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { changeSettings } from '../kinds/feed/nursing-settings.ts';
import { DiaryPictures } from './diary-pictures.tsx';

beforeEach(timelineWorld);

const at = (day: number, hour: number, minute = 0) => new Date(2026, 6, day, hour, minute).toISOString();
const feedAt = (startTime: string) => someFeedRecord({ id: crypto.randomUUID(), startTime });
/** So many feeds on each of the days that end with the second of July, the newest first. */
const feedsBack = (...counts: number[]) =>
  counts.flatMap((count, back) =>
    Array.from({ length: count }, (_, index) => feedAt(at(2 - back, 8 + index))),
  );

async function show({ language = 'pt', isGuest = false }: { language?: Language; isGuest?: boolean } = {}) {
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const dictionary = await loadDictionary(language, 'mother', 'nursing');
  render(
    <LanguageProvider
      path={language === 'en' ? '/en/app' : '/app'}
      first={{ language, dictionary }}
      load={loadDictionary}
    >
      <QueryClientProvider client={client}>
        <DiaryPictures place={diaryPlace} isGuest={isGuest} />
      </QueryClientProvider>
    </LanguageProvider>,
  );
}
async function open(records: DiaryRecord[], options = {}) {
  fakeDiary({ records });
  await show(options);
}

const table = async (name: string) => {
  const found = await screen.findByRole('table', { name });
  return () =>
    within(found)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
};

describe('a week as a picture', () => {
  it('has a column a day, and the same numbers as a table', async () => {
    await open(feedsBack(3, 2));
    const rows = (await table('Mamadas por dia'))();
    expect(rows).toHaveLength(7);
    expect(rows.slice(-3).map(([, count]) => count)).toEqual(['2', '3', 'Nada anotado']);
    await press('Tabela: Mamadas por dia');
    expect(await screen.findByRole('button', { name: 'Desenho: Mamadas por dia' })).toBeTruthy();
  });

  it('begins its days when her day begins', async () => {
    changeSettings(null, { dayStartHour: 4 });
    await open([feedAt(at(3, 3)), feedAt(at(3, 5))]);
    const rows = (await table('Mamadas por dia'))();
    expect(rows.slice(-2).map(([, count]) => count)).toEqual(['1', '1']);
  });

  it('begins with the kind that she records, and shows another when she asks', async () => {
    const night = someSleepRecord({ id: crypto.randomUUID(), startTime: at(2, 13), durationSeconds: 5400 });
    await open([night, ...feedsBack(0, 0, 0, 2)]);
    await table('Mamadas por dia');
    await press('Sono');
    const rows = (await table('Sono da noite e sonecas'))();
    expect(rows.at(-2)?.slice(1)).toEqual(['0 min', '1 h 30 min']);
  });

  it('of ninety days is read in parts and shown whole', async () => {
    await open([...feedsBack(1), feedAt(new Date(2026, 3, 10, 9).toISOString())]);
    await table('Mamadas por dia');
    await press('90 dias');
    await screen.findByText(/5 de abr\.? – /);
    const rows = await table('Mamadas por dia');
    await waitFor(() => expect(rows()).toHaveLength(90));
    expect(rows().filter(([, count]) => count === '1')).toHaveLength(2);
  });

  it('without entries says so', async () => {
    await open([]);
    expect(await screen.findByText('Nada anotado neste período')).toBeTruthy();
  });

  it('that did not come is not drawn by half', async () => {
    stubFetch(async () => new Response(null, { status: 503 }));
    await show();
    expect(await screen.findByText('Não deu para buscar estes dias agora')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows a guest neither pumping nor medicines', async () => {
    await open(feedsBack(1), { isGuest: true });
    const kinds = within(await screen.findByRole('group', { name: 'O que mostrar' }));
    expect(kinds.queryByRole('button', { name: 'Ordenha' })).toBeNull();
    expect(kinds.queryByRole('button', { name: 'Remédio' })).toBeNull();
    expect(kinds.getByRole('button', { name: 'Fralda' })).toBeTruthy();
  });
});

describe('patterns', () => {
  it('are sentences with their numbers, beside the week before', async () => {
    await open(feedsBack(9, 10, 11, 9, 10, 10, 9, 8, 8, 9, 10, 8, 8, 8));
    const week = within(await screen.findByRole('region', { name: 'A semana em números' }));
    expect(week.getByRole('listitem').textContent).toBe(
      'Mamou 9 a 11 vezes por dia nesta semana. Na semana anterior: 8 a 10.',
    );
  });

  it('know the longest sleep', async () => {
    const sleeps = [1, 2, 3, 4].map((back) =>
      someSleepRecord({
        id: crypto.randomUUID(),
        startTime: at(3 - back, 13),
        durationSeconds: back === 2 ? 19_200 : 3600,
      }),
    );
    await open(sleeps);
    expect(await screen.findByText(/Sono mais longo: 5 h 20 min\./)).toBeTruthy();
  });

  it('are not told of a few days, nor of today', async () => {
    await open([...feedsBack(9, 10, 11), feedAt(at(3, 9))]);
    await table('Mamadas por dia');
    expect(screen.queryByRole('region', { name: 'A semana em números' })).toBeNull();
  });

  it('are told in English', async () => {
    await open(feedsBack(9, 9, 9, 9), { language: 'en' });
    expect(await screen.findByText(/Fed 9 times a day this week\./)).toBeTruthy();
  });
});

it('two sides stand apart, in the table as in the picture', async () => {
  await open(feedsBack(3));
  const rows = await table('Tempo de cada lado');
  expect(rows().at(-2)?.slice(1)).toEqual(['36 min', '0 min']);
  fireEvent.click(await screen.findByRole('button', { name: 'Tabela: Tempo de cada lado' }));
  expect(rows().at(-1)?.[1]).toBe('Nada anotado');
});
