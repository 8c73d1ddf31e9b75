// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { specialist } from '#tests/support/fake-specialists.ts';
import { adminSession, fakeSpecialistsDesk } from '#tests/support/fake-specialists-staff.ts';
import { openApp } from '#tests/support/open-app.tsx';

const api = '/api/admin/sessions';
const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

async function open(sessions: ReturnType<typeof adminSession>[], address = '/admin?aba=encontros') {
  const fake = fakeSpecialistsDesk({ sessions });
  fakeServer({ viewer: staff, also: fake.answers });
  await openApp(address);
  await screen.findByRole('list', { name: /^(Encontros|Sessions)$/ });
  return fake;
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('putting a session on air', () => {
  it('I could put a session on air that had no address: now I am asked where it is, in its own field', async () => {
    const { changesBy } = await open([adminSession({ id: 'a', videoUrl: null })]);
    press('Pôr no ar: Encontro a');
    expect(await screen.findByText(/^Ainda falta o endereço/)).toBeTruthy();
    expect(changesBy(`POST ${api}/a/live`)).toEqual([]);
    expect(screen.queryByLabelText('Título')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Sala de videochamada')));
    type('Sala de videochamada', 'https://sala.test/a');
    press('Salvar');
    await screen.findByText('Encontro salvo');
    expect(changesBy(`PUT ${api}/a`)).toMatchObject([{ meetingUrl: 'https://sala.test/a' }]);
    await waitFor(() => expect(screen.queryByText(/^Sem endereço/)).toBeNull());
    press('Pôr no ar: Encontro a');
    expect(await screen.findByText('O encontro está no ar')).toBeTruthy();
  });

  it('saving the missing address empty says that it is needed', async () => {
    const { changesBy } = await open([adminSession({ id: 'a', videoUrl: null })], '/en/admin?aba=encontros');
    press('Go live: Encontro a');
    await screen.findByText(/^The address is still missing/);
    press('Save');
    expect(await screen.findByText('Please fill this in.')).toBeTruthy();
    expect(changesBy(`PUT ${api}/a`)).toEqual([]);
  });

  it('one tap put a session on air two days ahead: now it asks once', async () => {
    const { changesBy } = await open([adminSession({ id: 'a', startsAt: inHours(48) })]);
    press('Pôr no ar: Encontro a');
    expect(await screen.findByText(/^Este encontro está marcado para/)).toBeTruthy();
    expect(changesBy(`POST ${api}/a/live`)).toEqual([]);
    press('Não, esperar a hora');
    press('Pôr no ar: Encontro a');
    press('Sim, pôr no ar agora');
    expect(await screen.findByText('O encontro está no ar')).toBeTruthy();
    expect(changesBy(`POST ${api}/a/live`)).toHaveLength(1);
  });
});

describe('a session whose time is past', () => {
  const start = 'Começa em (horário de Brasília)';

  it('was saved for last year without a word: now I am asked whether that is meant', async () => {
    const { changesBy } = await open([]);
    press('Novo encontro');
    type('Título', 'Sono sem pressa');
    type('Descrição', 'Uma conversa.');
    type('Quem conduz', specialist.id);
    type(start, '2024-01-10T20:00');
    press('Salvar');
    expect(await screen.findByText(/^Este horário já passou: .*2024, 20:00 em Brasília/)).toBeTruthy();
    expect(changesBy(`POST ${api}`)).toEqual([]);
    press('Não, vou corrigir');
    press('Salvar');
    press('Sim, salvar assim');
    expect(await screen.findByText('Encontro salvo')).toBeTruthy();
    expect(changesBy(`POST ${api}`)).toMatchObject([{ startsAt: '2024-01-10T23:00:00.000Z' }]);
  });

  it('is not asked about again when only its words are changed', async () => {
    const { changesBy } = await open([adminSession({ id: 'a', state: 'ended', startsAt: inHours(-48) })]);
    press('Editar: Encontro a');
    type('Título', 'Outro título');
    press('Salvar');
    expect(await screen.findByText('Encontro salvo')).toBeTruthy();
    expect(changesBy(`PUT ${api}/a`)).toHaveLength(1);
  });
});
