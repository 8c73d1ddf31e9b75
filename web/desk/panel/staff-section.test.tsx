// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePanel } from '#tests/support/fake-panel.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const members = [
  { email: 'dona@colo.test', isFixed: true, addedAt: null },
  { email: staff.email, isFixed: false, addedAt: '2026-07-01T15:00:00.000Z' },
  { email: 'bia@colo.test', isFixed: false, addedAt: '2026-07-02T15:00:00.000Z' },
];

async function open(address = '/admin?aba=equipe') {
  const server = fakeServer({ viewer: staff, also: fakePanel({ members }) });
  const app = await openApp(address);
  await screen.findByText('dona@colo.test');
  return { server, ...app };
}
const rows = () => within(screen.getByRole('list', { name: /^(Pessoas da equipe|People on the team)$/ }));
const addresses = () =>
  rows()
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent);
const add = (email: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: /^(Adicionar|Add)$/ }));
};

describe('the list of the team', () => {
  it.each([
    [
      '/admin?aba=equipe',
      'Fixa',
      'Você',
      'Na equipe desde 2 de jul. de 2026',
      'Remover dona@colo.test da equipe',
    ],
    [
      '/en/admin?aba=equipe',
      'Fixed',
      'You',
      'On the team since Jul 2, 2026',
      'Remove dona@colo.test from the team',
    ],
  ])(
    'at %s marks who is fixed, who is looking, and since when the others are there',
    async (address, fixed, you, since, remove) => {
      await open(address);
      expect(rows().getByText(fixed).closest('li')?.textContent).toContain('dona@colo.test');
      expect(rows().getByText(you).closest('li')?.textContent).toContain(staff.email);
      expect(rows().getByText(since)).toBeTruthy();
      expect(screen.queryByRole('button', { name: remove })).toBeNull();
    },
  );
});

describe('adding somebody', () => {
  it.each([
    ['/admin?aba=equipe', 'Bem-vinda à equipe!', 'nova@colo.test já pode entrar no painel.'],
    ['/en/admin?aba=equipe', 'Welcome to the team!', 'nova@colo.test can now enter the panel.'],
  ])('at %s shows her in the list and clears the field', async (address, title, text) => {
    const { server } = await open(address);
    add(' Nova@Colo.test ');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(server.callsTo('/api/admin/staff').at(-1)?.body).toEqual({ email: 'nova@colo.test' });
    expect(addresses()).toContain('nova@colo.test');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });

  it.each([
    ['', 'Escreva o email de quem você quer adicionar.'],
    ['sem-arroba', 'Este email parece incompleto. Confira, por favor.'],
    ['BIA@colo.test', 'Essa pessoa já está na equipe.'],
  ])('"%s" is not sent, and the field says why', async (email, sentence) => {
    const { server } = await open();
    add(email);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(server.callsTo('/api/admin/staff').every(({ method }) => method === 'GET')).toBe(true);
  });

  it('that fails keeps what was typed', async () => {
    const { server } = await open();
    server.refuse('/api/admin/staff', 'unavailable');
    add('nova@colo.test');
    expect(await screen.findByText('Não foi possível adicionar')).toBeTruthy();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'nova@colo.test');
  });
});

describe('removing somebody', () => {
  const remove = (email: string) =>
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^(Remover|Remove) ${email}`) }));

  it.each([
    ['/admin?aba=equipe', 'Pessoa removida', 'Desfazer'],
    ['/en/admin?aba=equipe', 'Person removed', 'Undo'],
  ])('at %s takes effect at once, and can be undone', async (address, sentence, undo) => {
    const { server } = await open(address);
    remove('bia@colo.test');
    await waitFor(() => expect(addresses()).not.toContain('bia@colo.test'));
    expect(screen.getByText(sentence)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: undo }));
    await waitFor(() => expect(addresses()).toContain('bia@colo.test'));
    await waitFor(() => expect(server.callsTo('/api/admin/staff').at(-1)?.method).toBe('POST'));
    expect(server.callsTo('/api/admin/staff/bia@colo.test')[0]?.method).toBe('DELETE');
  });

  it.each([
    ['/admin?aba=equipe', 'Não foi possível remover', /^Esta é a última pessoa da equipe/, 'Pessoa removida'],
    ['/en/admin?aba=equipe', 'Could not remove', /^This is the last person on the team/, 'Person removed'],
  ])('the last one is refused kindly at %s, and she stays', async (address, title, reason, removed) => {
    const { server } = await open(address);
    server.refuse('/api/admin/staff/bia@colo.test', 'last_staff');
    remove('bia@colo.test');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    await waitFor(() => expect(addresses()).toContain('bia@colo.test'));
    expect(screen.queryByText(removed)).toBeNull();
  });

  it('oneself is asked about first, because no undo would bring it back', async () => {
    const { server } = await open();
    remove(staff.email);
    expect(await screen.findByRole('heading', { name: 'Sair da equipe?' })).toBeTruthy();
    expect(server.callsTo('/api/admin/staff/staff@colo.test')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Ficar' }));
    expect(addresses()).toContain(staff.email);
    remove(staff.email);
    const answer = server.holdAnswers('/api/viewer');
    fireEvent.click(await screen.findByRole('button', { name: 'Sair da equipe' }));
    await waitFor(() => expect(server.callsTo('/api/admin/staff/staff@colo.test')).toHaveLength(1));
    server.signIn({ ...staff, isStaff: false });
    answer();
    // The page follows what the server now says of her.
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta página é da equipe' })).toBeTruthy();
  });
});
