// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AuditKind, auditKinds } from '#shared/audit/audit.rules.ts';
import {
  type AuditAction,
  type AuditEntryAnswer,
  auditActions,
  auditKindOf,
} from '#shared/audit/audit.schema.ts';
import { fakePanel } from '#tests/support/fake-panel.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const entry = (action: AuditAction, about: Partial<AuditEntryAnswer> = {}): AuditEntryAnswer => ({
  id: action,
  action,
  actor: 'lu@colo.test',
  subject: 'Sono tranquilo',
  subjectId: null,
  at: '2026-07-01T15:00:00.000Z',
  ...about,
});

async function open(address: string, entries: AuditEntryAnswer[]) {
  fakeServer({ viewer: staff, also: fakePanel({ entries }) });
  await openApp(address);
}
const chipOf = async (kind: AuditKind) => {
  const row = await screen.findByRole('group', { name: /^(O que mostrar|What to show)$/ });
  return within(row).getAllByRole('button')[auditKinds.indexOf(kind)] as HTMLElement;
};
const sentences = async () =>
  within(await screen.findByRole('list', { name: /^(Registro|Activity log)$/ }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

it.each([
  ['/admin?aba=registro', 'lu@colo.test publicou o artigo “Sono tranquilo”'],
  ['/en/admin?aba=registro', 'lu@colo.test published the article “Sono tranquilo”'],
])('an act is a sentence at %s', async (address, sentence) => {
  await open(address, [entry('article_published')]);
  expect(await sentences()).toEqual([sentence]);
});

describe.each(['/admin?aba=registro', '/en/admin?aba=registro'])('at %s', (address) => {
  it.each(auditActions)('%s has a sentence without holes', async (action) => {
    await open(address, [entry(action)]);
    fireEvent.click(await chipOf(auditKindOf(action)));
    const [sentence] = await sentences();
    expect(sentence).toBeTruthy();
    expect(sentence).not.toMatch(/[{}]|audit\./);
  });
});

it('names nobody where nobody is left to name', async () => {
  await open('/admin?aba=registro', [
    entry('article_saved', { actor: null }),
    entry('article_published', { actor: null }),
  ]);
  expect(await sentences()).toEqual([
    'Alguém que já saiu salvou o artigo “Sono tranquilo”',
    'O artigo “Sono tranquilo” foi ao ar',
  ]);
});

it('names a file by its name, not by its whole address', async () => {
  await open('/en/admin?aba=registro', [entry('image_uploaded', { subject: '/media/post-images/17.webp' })]);
  expect(await sentences()).toEqual(['lu@colo.test uploaded the image 17.webp']);
});

it.each([
  ['/admin?aba=registro', 'O que foi lido', 'lu@colo.test viu a lista de espera'],
  ['/en/admin?aba=registro', 'What was read', 'lu@colo.test looked at the waitlist'],
  ['/admin?aba=registro', 'Entradas da equipe', 'lu@colo.test entrou (Chrome · Android)'],
  ['/en/admin?aba=registro', 'Team sign-ins', 'lu@colo.test signed in (Chrome · Android)'],
])('at %s shows on request: %s', async (address, chip, sentence) => {
  await open(address, [
    entry('article_saved'),
    entry('waitlist_read', { subject: '' }),
    entry('sign_in', { subject: 'Chrome · Android' }),
  ]);
  expect(await sentences()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: chip }));
  await expect.poll(sentences).toEqual([sentence]);
});

it('goes on page by page', async () => {
  await open('/admin?aba=registro', [entry('staff_added'), entry('staff_removed'), entry('article_deleted')]);
  expect(await sentences()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
  await expect.poll(sentences).toHaveLength(3);
});

it.each([
  ['/admin?aba=registro', 'Nada anotado ainda'],
  ['/en/admin?aba=registro', 'Nothing noted yet'],
])('says kindly at %s that nothing was done yet', async (address, sentence) => {
  await open(address, []);
  expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
});
