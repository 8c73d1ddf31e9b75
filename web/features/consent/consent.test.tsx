// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ConsentAnswer, ConsentGiving, ConsentWithdrawal } from '#shared/consent/consent.schema.ts';
import { withGiven, withWithdrawn } from '#shared/consent/consent-log.rules.ts';
import type { RecordPut } from '#shared/diary/record.schema.ts';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { agreedConsents } from '#tests/support/fake-account.ts';
import { ana, type FeatureAnswers, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

type Sent = { id: string; kind: string; body: unknown };
const [terms, health] = agreedConsents as [ConsentAnswer, ConsentAnswer];
const implied: ConsentAnswer = { ...health, asked: false, version: '2026-11-15' };
const closed: ConsentAnswer = {
  ...health,
  withdrawnAt: '2026-11-17T12:00:00Z',
  afterWithdrawal: 'closed',
};

/** Keeps consents as the server does, and takes a record only with one. */
function consentServer(given: ConsentAnswer[], profile?: Partial<Profile>) {
  let consents = given;
  const done: string[] = [];
  const at = '2026-11-18T12:00:00Z';
  const hasConsent = () => consents.some((one) => one.asked && one.withdrawnAt === null);
  const doWrite = ({ id, kind, body }: Sent) => {
    if (kind === 'record.put' && !hasConsent()) return { id, done: false, code: 'consent_needed' };
    if (kind === 'consent.give') consents = withGiven(consents, body as ConsentGiving, at);
    if (kind === 'consent.withdraw') consents = withWithdrawn(consents, body as ConsentWithdrawal, at);
    done.push(kind);
    return { id, done: true };
  };
  const also: FeatureAnswers = ({ method, path, body }) => {
    if (path === '/api/consents') return Response.json({ consents });
    if (path === '/api/diary') return Response.json({ records: [], nextCursor: null });
    if (method === 'POST' && path === '/api/sync')
      return Response.json({ outcomes: (body as { writes: Sent[] }).writes.map(doWrite) });
    return undefined;
  };
  const server = fakeServer({ viewer: ana, also, ...(profile && { profile }) });
  return {
    server,
    done,
    agreeElsewhere: () => {
      consents = withGiven(consents, { kind: 'health-data', version: health.version }, at);
    },
    withdrawElsewhere: () => {
      consents = withWithdrawn(consents, { kind: 'health-data', records: 'close' }, at);
    },
  };
}

const feed: RecordPut<'feed'> = {
  id: crypto.randomUUID(),
  familyId: 'family',
  babyId: 'ana',
  kind: 'feed',
  startTime: '2026-11-16T03:00:00.000Z',
  endTime: '2026-11-16T03:12:00.000Z',
  day: null,
  durationSeconds: 720,
  details: { side: 'left', leftSeconds: 720, rightSeconds: 0, lastSide: null },
  notes: null,
  timeZone: 'America/Sao_Paulo',
  groupId: null,
  baseRevision: 0,
};
const record = () => appOutbox.add('record.put', feed, { supersedes: feed.id });
const question = () => screen.findByRole('dialog', { name: 'Guardar os seus registros?' });
const line = /1 registro só neste celular, à espera da sua resposta/;

beforeEach(async () => {
  for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
});

it('the question stays until her answer lies on the phone', async () => {
  consentServer([terms]);
  await openApp('/app');
  await record();
  const sheet = await question();
  const { add } = appOutbox;
  let keep = () => {};
  vi.spyOn(appOutbox, 'add').mockImplementation(
    (...write) => new Promise((resolve) => (keep = () => resolve(add(...write)))),
  );
  fireEvent.click(within(sheet).getByRole('button', { name: 'Concordo' }));
  expect(screen.queryByText(/Seus registros estão sendo guardados/)).toBeNull();
  expect(sheet.isConnected).toBe(true);
  keep();
  await waitFor(() => expect(sheet.isConnected).toBe(false));
});

it('a first record asks once, says what, why, who and how long, and leaves the phone with her yes', async () => {
  const { done } = consentServer([terms]);
  await openApp('/app');
  await record();
  const sheet = within(await question());
  for (const said of [
    /Mamadas, sonos e alimentos/,
    /Para mais nada/,
    /Nem a equipe/,
    /apagar tudo ou deixar fechado/,
  ])
    expect(sheet.getByText(said)).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'Ler o aviso de privacidade' }).getAttribute('href')).toBe(
    '/privacidade',
  );
  expect(done).toEqual([]);
  fireEvent.click(sheet.getByRole('button', { name: 'Concordo' }));
  await waitFor(() => expect(done).toEqual(['consent.give', 'record.put']));
  await waitFor(() => expect(screen.queryByText(line)).toBeNull());
});

it('not now leaves it on the phone with a quiet line, and the next record does not ask again', async () => {
  const { done } = consentServer([terms]);
  await openApp('/app');
  await record();
  const sheet = within(await question());
  fireEvent.click(sheet.getByText('Agora não'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(line)).toBeTruthy();
  await appOutbox.add('record.put', { ...feed, id: 'another' }, { supersedes: 'another' });
  expect(await screen.findByText(/2 registros só neste celular/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(done).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Responder' }));
  fireEvent.click(within(await question()).getByRole('button', { name: 'Concordo' }));
  await waitFor(() => expect(done).toEqual(['consent.give', 'record.put', 'record.put']));
});

it('who said not now is not asked again on another visit before she records something', async () => {
  consentServer([terms]);
  await record();
  localStorage.setItem('consent_asked:1', `${health.version} ${Date.now()}`);
  await openApp('/app');
  expect(await screen.findByText(line)).toBeTruthy();
  // Longer than it takes to ask the server first, and then her.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByRole('dialog')).toBeNull();
  await appOutbox.add('record.put', { ...feed, id: 'another' }, { supersedes: 'another' });
  expect(await question()).toBeTruthy();
});

it('while something changed nobody asks her, and what waits goes on waiting', async () => {
  const { done } = consentServer([terms], { name: 'Ana', quiet: 'baby-died', onboardingCompleted: true });
  await record();
  await openApp('/app');
  await screen.findByRole('button', { name: 'Voltar a como era' });
  await waitFor(() => expect(appOutbox.snapshot().held).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByText(line)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(done).toEqual([]);
});

it('what waits leaves by itself once she agreed on another phone', async () => {
  const { done, agreeElsewhere } = consentServer([terms]);
  await openApp('/app');
  await record();
  await question();
  agreeElsewhere();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(done).toEqual(['record.put']));
});

it('what the server sends back because another phone took the consent back waits, and is no mistake', async () => {
  const { done, withdrawElsewhere } = consentServer([terms, health]);
  await openApp('/app');
  await screen.findByRole('main');
  await waitFor(() => expect(localStorage.getItem('remembered:consents')).toContain('health-data'));
  withdrawElsewhere();
  await record();
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.queryByText(/precisa de você/)).toBeNull();
  expect(done).toEqual([]);
});

it('a mother whose consent was only implied is asked once where she sees her records, and reads on meanwhile', async () => {
  consentServer([terms, implied]);
  await openApp('/app/mamada');
  const sheet = within(await question());
  fireEvent.click(sheet.getByText('Agora não'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mamada' })).toBeTruthy();
  expect(localStorage.getItem('consent_asked:1')).toMatch(new RegExp(`^${health.version} \\d+$`));
});

it('what she closed shows a panel instead, and opens when the server has heard that she agreed again', async () => {
  const { done, server } = consentServer([terms, closed]);
  localStorage.setItem('nursing_timer:1', JSON.stringify({ current: { id: 'under way', stretches: [{}] } }));
  await openApp('/app/mamada');
  expect(await screen.findByRole('heading', { name: 'Seus registros estão fechados' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Começar no lado esquerdo' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Baixar meus dados' })).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('nursing_timer:1')).toBeNull());
  server.goOffline();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir de novo' }));
  fireEvent.click(within(await question()).getByRole('button', { name: 'Concordo' }));
  expect(await screen.findByText(/abrem assim que houver conexão/)).toBeTruthy();
  server.goOnline();
  void appOutbox.wake();
  expect(await screen.findByRole('button', { name: 'Começar no lado esquerdo' })).toBeTruthy();
  expect(done).toEqual(['consent.give']);
});

it('taking it back says what becomes of what never left the phone, and deletes it with the rest', async () => {
  const { done, server } = consentServer([terms, health]);
  await openApp('/app/profile');
  localStorage.setItem('remembered:feeds', JSON.stringify({ owner: '1', feeds: [feed] }));
  const open = await screen.findByRole('button', { name: 'Retirar o consentimento' });
  server.goOffline();
  await record();
  fireEvent.click(open);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Retirar o consentimento?' }));
  expect(dialog.getByText(/ele espera aqui/)).toBeTruthy();
  fireEvent.click(dialog.getByLabelText(/Apagar tudo/));
  expect(dialog.getByText(/ele é apagado junto/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Retirar e apagar' }));
  await waitFor(() =>
    expect(appOutbox.snapshot().writes.map(({ kind }) => kind)).toEqual(['consent.withdraw']),
  );
  expect(await screen.findByText(/Os registros foram apagados/)).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('remembered:feeds')).toBeNull());
  server.goOnline();
  void appOutbox.wake();
  await waitFor(() => expect(done).toEqual(['consent.withdraw']));
});
