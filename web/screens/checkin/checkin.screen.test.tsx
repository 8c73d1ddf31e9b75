// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Mood } from '#shared/checkin/checkin.rules.ts';
import type { Checkin } from '#shared/checkin/checkin.schema.ts';
import { ana, type FeatureAnswers, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const now = new Date(2026, 6, 3, 12);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    vi.useRealTimers();
  };
});

const said = (mood: Mood, hoursAgo: number, text = ''): Checkin => ({
  id: crypto.randomUUID(),
  at: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
  mood,
  night: null,
  text,
});

/** What the server keeps of her, by the outbox. */
function checkins(stored: Checkin[] = [], hasAgreed = true): FeatureAnswers {
  const kept = new Map(stored.map((one) => [one.id, one]));
  let isAgreed = hasAgreed;
  const apply = ({ kind, body }: { kind: string; body: unknown }) => {
    if (kind === 'checkin.agree') isAgreed = true;
    if (kind === 'checkin.put') kept.set((body as Checkin).id, body as Checkin);
    if (kind === 'checkin.remove') kept.delete((body as Checkin).id);
    if (kind === 'checkin.end') {
      kept.clear();
      isAgreed = false;
    }
  };
  return ({ method, path, body }) => {
    if (path === '/api/checkins')
      return Response.json({
        hasAgreed: isAgreed,
        checkins: [...kept.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)),
      });
    if (`${method} ${path}` !== 'POST /api/sync') return undefined;
    const { writes } = body as { writes: { id: string; kind: string; body: unknown }[] };
    writes.forEach(apply);
    return Response.json({ outcomes: writes.map(({ id }) => ({ id, done: true })) });
  };
}

const open = async (answers: FeatureAnswers, address = '/app/como-estou') => {
  const server = fakeServer({ viewer: ana, also: answers });
  await openApp(address);
  return server;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** The next test begins where this one is done. */
const settled = () =>
  waitFor(() => {
    const { writes, acknowledged } = appOutbox.snapshot();
    expect([...writes, ...acknowledged]).toEqual([]);
  });
const list = () => within(screen.getByRole('region', { name: 'O que você disse' }));

it('asks for her own yes before anything is kept', async () => {
  await open(checkins([], false));
  expect(await screen.findByText(/são dados de saúde seus/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  press('Sim, pode guardar');
  expect(await screen.findByRole('button', { name: 'Guardar' })).toBeTruthy();
  await settled();
});

it('keeps a word for how she is, one for her night, and what she wrote', async () => {
  await open(checkins());
  await screen.findByRole('button', { name: 'Guardar' });
  press('Difícil');
  press('Aos pedaços');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Chorei no banho' } });
  press('Guardar');
  await waitFor(() => expect(list().getByText('Chorei no banho')).toBeTruthy());
  expect(list().getByText('Difícil')).toBeTruthy();
  expect(list().getByText('Sono: Aos pedaços')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  expect(screen.getByText('3 de julho: Difícil')).toBeTruthy();
  await settled();
});

it('needs one word, says so beside it, and loses nothing that she typed', async () => {
  await open(checkins());
  await screen.findByRole('button', { name: 'Guardar' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Não sei' } });
  press('Guardar');
  expect(await screen.findByText('Escolha a palavra que chega mais perto.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Não sei');
  expect(localStorage.getItem('checkin_draft:1:new')).toContain('Não sei');
});

it('what she said can be changed, deleted, and put back', async () => {
  await open(checkins([said('hard', 3, 'Cansada')]));
  await screen.findByText('Cansada');
  press(/^Editar o que você disse/);
  const form = within(list().getByText('Cansada').closest('form') as HTMLElement);
  fireEvent.click(form.getByRole('button', { name: 'Mais ou menos' }));
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(list().getByText('Mais ou menos')).toBeTruthy());
  press(/^Apagar o que você disse/);
  await waitFor(() => expect(screen.queryByText('Cansada')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Cansada')).toBeTruthy();
  await settled();
});

it('offers people after three very hard ones in a row, without alarm, and is gone by one tap', async () => {
  await open(checkins([said('very-hard', 1), said('very-hard', 20), said('very-hard', 40)]));
  expect(await screen.findByRole('heading', { name: 'Você não precisa passar por isso só' })).toBeTruthy();
  expect((await screen.findAllByRole('link', { name: /188/ })).length).toBeGreaterThan(0);
  press('Agora não');
  expect(screen.queryByRole('heading', { name: 'Você não precisa passar por isso só' })).toBeNull();
});

it('offers nobody where one lighter day lies between', async () => {
  await open(checkins([said('very-hard', 1), said('good', 20), said('very-hard', 40)]));
  await screen.findByRole('button', { name: 'Guardar' });
  expect(screen.queryByText(/Os últimos dias parecem pesados/)).toBeNull();
});

it('shows people to call beside words that ask for them', async () => {
  await open(checkins());
  await screen.findByRole('button', { name: 'Guardar' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'não aguento mais viver' } });
  expect(await screen.findByRole('heading', { name: 'Você não está sozinha' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(false);
});

it('deletes everything and stops, when she wants that', async () => {
  await open(checkins([said('hard', 3, 'Cansada')]));
  await screen.findByText('Cansada');
  press('Apagar tudo e parar de guardar');
  press('Apagar tudo');
  expect(await screen.findByText('Antes de começar')).toBeTruthy();
  expect(screen.queryByText('Cansada')).toBeNull();
  await settled();
});

it('is kept on the phone without a network, and says so', async () => {
  const server = await open(checkins());
  await screen.findByRole('button', { name: 'Guardar' });
  server.goOffline();
  press('Muito bem');
  press('Guardar');
  await waitFor(() => expect(list().getByText(/Só neste aparelho por enquanto/)).toBeTruthy());
});

it('stays open while something changed, with no word about the baby', async () => {
  fakeServer({
    viewer: ana,
    profile: { onboardingCompleted: true, quiet: 'baby-died', quietSince: '2026-07-01T03:00:00.000Z' },
    also: checkins([said('very-hard', 1), said('very-hard', 2), said('very-hard', 3)]),
  });
  await openApp('/app/como-estou');
  await screen.findByRole('button', { name: 'Guardar' });
  const shown = screen.getByRole('main').textContent;
  expect(shown).not.toMatch(/beb[eê]|filh|\bm[eê]s(es)?\b|semana|idade|mamada|mãe/i);
});

it('invites a visitor to sign in, and speaks English', async () => {
  fakeServer({});
  await openApp('/en/app/como-estou?preview=1');
  expect(await screen.findByText('Sign in to note how you are. It’s kept for you alone.')).toBeTruthy();
});
