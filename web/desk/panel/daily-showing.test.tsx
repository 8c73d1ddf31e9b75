// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDailyStaff, somePiece } from '#tests/support/fake-daily-staff.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

beforeEach(() => {
  // A Wednesday.
  vi.useFakeTimers({ now: new Date(2026, 6, 1, 10), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

async function open(showing: number[][] | undefined, about = {}, address = '/admin') {
  const pieces = [somePiece({ id: 'b', fromAge: 14, toAge: 14, ...about })];
  const server = fakeServer({ viewer: staff, also: fakeDailyStaff({ pieces, ...(showing && { showing }) }) });
  await openApp(`${address}?aba=dias&conteudo=b`);
  return server;
}
const rows = async (name = 'Em que dias aparece') =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('"I wrote something for a day, and it never showed"', () => {
  it.each([
    ['/admin', /^Assim, não aparece em nenhum dia/],
    ['/en/admin', /^Like this it shows on no day/],
  ])('at %s it is said before saving that it shows on no day', async (address, sentence) => {
    await open([[], [], [], [], [], [], []], {}, address);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('it is said for whom it shows, with the dates and ages', async () => {
    // Those born on a Monday alone.
    await open([[], [14], [], [], [], [], []]);
    expect(await screen.findByText(/^Só aparece para parte dos bebês/)).toBeTruthy();
    const told = await rows();
    expect(told).toHaveLength(7);
    expect(told[0]).toBe('Nasceu em quarta-feira, 17 de junhonão aparece');
    expect(told[5]).toBe('Nasceu em segunda-feira, 22 de junhosegunda-feira, 6 de julho (2 semanas)');
  });

  it('it is said that all see it, and of many days the first', async () => {
    await open(
      Array.from({ length: 7 }, () => [14, 30, 46, 60, 80]),
      {},
      '/en/admin',
    );
    expect(await screen.findByText('It shows for every baby of these ages.')).toBeTruthy();
    expect((await rows('On which days it shows'))[0]).toMatch(
      /^Born on Wednesday, June 17Wednesday, July 1 \(2 weeks\); .*; and 2 more$/,
    );
  });

  it('before birth it speaks of the due date', async () => {
    await open(undefined, { fromAge: -14, toAge: -8 });
    expect((await rows())[0]).toBe(
      'Previsto para quarta-feira, 15 de julhoquarta-feira, 1º de julho (faltam 2 semanas)',
    );
  });

  it('what changes in the form is asked anew, as it is there', async () => {
    const server = await open(undefined);
    await rows();
    fireEvent.change(screen.getByLabelText('Até (inclusive)'), { target: { value: '3 semanas' } });
    fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'audio' } });
    await rows();
    const asked = server.callsTo('/api/admin/daily/showing').map(({ query }) => query.toString());
    expect(asked).toEqual(['piece=b&fromAge=14&toAge=14&type=tip', 'piece=b&fromAge=14&toAge=21&type=audio']);
  });

  it('what is not published, or has no ages yet, is not asked about', async () => {
    const server = await open(undefined, { published: false });
    expect(await screen.findByText('Enquanto não for publicado, não aparece em nenhum dia.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Publicado: entra no calendário das mães'));
    fireEvent.change(screen.getByLabelText('De'), { target: { value: '' } });
    expect(await screen.findByText('Preencha as duas idades para ver os dias.')).toBeTruthy();
    expect(server.callsTo('/api/admin/daily/showing').length).toBeLessThan(2);
  });

  it('the ages were the wrong way round and it asked me to fill them in: now it says what is wrong', async () => {
    await open(undefined);
    await rows();
    fireEvent.change(screen.getByLabelText('De'), { target: { value: '3 meses' } });
    expect(
      await screen.findByText('As idades estão trocadas: “3 meses” vem depois de “2 semanas”.'),
    ).toBeTruthy();
    expect(screen.queryByText(/^Preencha as duas idades/)).toBeNull();
    fireEvent.change(screen.getByLabelText('De'), { target: { value: 'amanhã' } });
    expect(await screen.findByText(/^Escreva uma idade entre/)).toBeTruthy();
  });

  it('saving does not wait for it', async () => {
    const server = await open(undefined);
    server.refuse('/api/admin/daily/showing', 'internal');
    fireEvent.change(await screen.findByLabelText('De'), { target: { value: '1 semana' } });
    expect(await screen.findByText(/^Não deu para ver os dias agora/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Conteúdo salvo')).toBeTruthy();
  });
});
