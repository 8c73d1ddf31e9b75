// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ana, fakeServer, goodCode } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { toast } from '#web/ui/toast-store.ts';

const button = (name: string) => screen.findByRole('button', { name });
const card = () => screen.findByRole('heading', { level: 1, name: 'Bem-vinda ao Colo' });

async function openAccount(): Promise<void> {
  await openApp('/app/profile');
  fireEvent.click(await button('Sair ou excluir conta'));
}

describe('a device', () => {
  it('is listed, and this one is marked', async () => {
    fakeServer({ viewer: ana });
    await openAccount();
    const here = (await screen.findByText('Chrome · Android')).closest('li') as HTMLElement;
    expect(within(here).getByText('Este aparelho')).toBeTruthy();
    expect(within(here).queryByRole('button')).toBeNull();
    expect(screen.getByText('Safari · iPhone')).toBeTruthy();
  });

  it('can be ended from here', async () => {
    const server = fakeServer({ viewer: ana });
    await openAccount();
    fireEvent.click(await button('Encerrar em Safari · iPhone'));
    expect(await screen.findByText('Aparelho desconectado')).toBeTruthy();
    expect(server.callsTo('/api/sign-in-sessions/elsewhere').map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('that could not be ended says why', async () => {
    const server = fakeServer({ viewer: ana });
    server.refuse('/api/sign-in-sessions/elsewhere', 'not_found');
    await openAccount();
    fireEvent.click(await button('Encerrar em Safari · iPhone'));
    expect(await screen.findByText('Não foi possível encerrar')).toBeTruthy();
  });

  it('list that cannot be loaded can be tried again', async () => {
    const server = fakeServer({ viewer: ana });
    server.refuse('/api/sign-in-sessions', 'internal');
    await openAccount();
    await screen.findByText('Não foi possível carregar seus aparelhos.');
    server.accept('/api/sign-in-sessions');
    fireEvent.click(await button('Tentar de novo'));
    expect(await screen.findByText('Safari · iPhone')).toBeTruthy();
  });
});

describe('signing out', () => {
  it('here is immediate', async () => {
    const server = fakeServer({ viewer: ana });
    await openAccount();
    fireEvent.click(await button('Sair deste aparelho'));
    expect(await card()).toBeTruthy();
    expect(server.callsTo('/auth/v1/logout').map(({ query }) => query.get('scope'))).toEqual(['local']);
  });

  it('takes what she could undo with her, and leaves what was only said', async () => {
    fakeServer({ viewer: ana });
    await openAccount();
    act(() => {
      toast({ title: 'Mamada apagada', action: { label: 'Desfazer', onAct: () => {} } });
      toast({ title: 'Até logo' });
    });
    await screen.findByText('Mamada apagada');
    fireEvent.click(await button('Sair deste aparelho'));
    expect(await card()).toBeTruthy();
    expect(screen.queryByText('Mamada apagada')).toBeNull();
    expect(screen.getByText('Até logo')).toBeTruthy();
  });

  it('elsewhere leaves her in', async () => {
    const server = fakeServer({ viewer: ana });
    await openAccount();
    fireEvent.click(await button('Sair dos outros aparelhos'));
    expect(await screen.findByText('Pronto! Só este aparelho continua conectado.')).toBeTruthy();
    expect(server.callsTo('/auth/v1/logout').map(({ query }) => query.get('scope'))).toEqual(['others']);
    expect(screen.getByText(ana.email)).toBeTruthy();
  });

  it('everywhere asks first, and can be thought better of', async () => {
    const server = fakeServer({ viewer: ana });
    await openAccount();
    fireEvent.click(await button('Sair de todos os aparelhos'));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Continuar conectada' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo('/auth/v1/logout')).toEqual([]);
  });

  it('everywhere ends every session once she says so', async () => {
    const server = fakeServer({ viewer: ana });
    await openAccount();
    fireEvent.click(await button('Sair de todos os aparelhos'));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Sair de todos os aparelhos' }));
    expect(await card()).toBeTruthy();
    expect(server.callsTo('/auth/v1/logout').map(({ query }) => query.get('scope'))).toEqual(['global']);
  });

  it('that fails says so and keeps her in', async () => {
    const server = fakeServer({ viewer: ana });
    await openAccount();
    const out = await button('Sair deste aparelho');
    server.goOffline();
    fireEvent.click(out);
    expect(await screen.findByText('Não foi possível sair')).toBeTruthy();
    expect(screen.getByText(ana.email)).toBeTruthy();
  });

  it('of a session that had already ended is no failure', async () => {
    const server = fakeServer({ viewer: ana });
    await openAccount();
    const out = await button('Sair deste aparelho');
    server.signIn(null);
    server.refuse('/auth/v1/logout', 'unauthenticated');
    fireEvent.click(out);
    expect(await card()).toBeTruthy();
    expect(screen.queryByText('Não foi possível sair')).toBeNull();
  });
});

describe('what she recorded and did not send', () => {
  const outcomes = ({ body }: { body: unknown }) =>
    (body as { writes: { id: string }[] }).writes.map(({ id }) => ({ id, done: true }));
  const question = async () => within(await screen.findByRole('alertdialog'));

  /** Three feeds that the server does not answer for. */
  async function withUnsent() {
    const server = fakeServer({
      viewer: ana,
      also: (call) => (call.path === '/api/sync' ? Response.json({ outcomes: outcomes(call) }) : undefined),
    });
    server.refuse('/api/sync', 'internal');
    onTestFinished(() => appOutbox.forget(ana.id));
    await openAccount();
    await waitFor(() => expect(screen.getByText(ana.email)).toBeTruthy());
    for (const id of ['a', 'b', 'c']) await act(() => appOutbox.add('daily.mark', { id }));
    // The page is far enough to send: it tried.
    await waitFor(() => expect(server.callsTo('/api/sync').length).toBeGreaterThan(0));
    return server;
  }

  it('is sent before she is out', async () => {
    const server = await withUnsent();
    server.accept('/api/sync');
    fireEvent.click(await button('Sair deste aparelho'));
    expect(await card()).toBeTruthy();
    expect(appOutbox.snapshot().writes).toEqual([]);
    const paths = ['/api/sync', '/auth/v1/logout'].map((path) => server.callsTo(path).length);
    expect(paths).toEqual([expect.any(Number), 1]);
    const sent = server.callsTo('/api/sync').at(-1)?.body as { writes: unknown[] };
    expect(sent.writes).toHaveLength(3);
  });

  it('is asked about where it cannot be sent, and she can stay', async () => {
    const server = await withUnsent();
    fireEvent.click(await button('Sair deste aparelho'));
    const asked = await question();
    expect(asked.getByText('3 registros ainda não saíram deste celular')).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Continuar conectada' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo('/auth/v1/logout')).toEqual([]);
    expect(appOutbox.snapshot().writes).toHaveLength(3);
  });

  it('goes with the next try, once the server takes it', async () => {
    const server = await withUnsent();
    fireEvent.click(await button('Sair deste aparelho'));
    const asked = await question();
    fireEvent.click(asked.getByRole('button', { name: 'Enviar e sair' }));
    expect(await asked.findByText(/Tentamos, mas ainda não deu/)).toBeTruthy();
    server.accept('/api/sync');
    fireEvent.click(asked.getByRole('button', { name: 'Enviar e sair' }));
    expect(await card()).toBeTruthy();
    expect(server.callsTo('/auth/v1/logout')).toHaveLength(1);
  });

  it('is left behind by nobody but her, and then it is gone', async () => {
    await withUnsent();
    fireEvent.click(await button('Sair deste aparelho'));
    fireEvent.click((await question()).getByRole('button', { name: 'Sair sem enviar' }));
    expect(await card()).toBeTruthy();
    await act(() => appOutbox.setOwner(ana.id));
    await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
    await act(() => appOutbox.setOwner(null));
  });

  it('is asked about before she leaves every device, too', async () => {
    await withUnsent();
    fireEvent.click(await button('Sair de todos os aparelhos'));
    fireEvent.click((await question()).getByRole('button', { name: 'Sair de todos os aparelhos' }));
    expect(await screen.findByText('3 registros ainda não saíram deste celular')).toBeTruthy();
  });

  it('stays when she could not be signed out', async () => {
    const server = await withUnsent();
    server.refuse('/auth/v1/logout', 'internal');
    fireEvent.click(await button('Sair deste aparelho'));
    fireEvent.click((await question()).getByRole('button', { name: 'Sair sem enviar' }));
    expect(await screen.findByText('Não foi possível sair')).toBeTruthy();
    expect(appOutbox.snapshot().writes).toHaveLength(3);
  });
});

describe('what the device kept of her', () => {
  const hers = {
    'nursing_draft:1:new': '{"notes":"mamou bem"}',
    'feedback_draft:an-article:1': '{"suggestion":"gostei"}',
    'community_draft:1:new': '{"content":"oi"}',
    'nursing_timer:1': '{"current":{}}',
    nursing_settings: '{"dayStartHour":4,"owner":"1"}',
  };
  const others = { 'nursing_draft:2:new': '{"notes":"da Bia"}', theme: 'night' };

  it('goes by name when she signs out, and what is somebody else’s stays', async () => {
    fakeServer({ viewer: ana });
    await openAccount();
    for (const [key, text] of Object.entries({ ...hers, ...others })) localStorage.setItem(key, text);
    fireEvent.click(await button('Sair deste aparelho'));
    expect(await card()).toBeTruthy();
    await waitFor(() => {
      const left = Object.keys(localStorage);
      expect(left.filter((key) => key in hers || key.startsWith('remembered:'))).toEqual([]);
      expect(left).toEqual(expect.arrayContaining(Object.keys(others)));
    });
  });

  it('waits for her where her session ended by itself', async () => {
    const server = fakeServer({ viewer: ana });
    await openAccount();
    for (const [key, text] of Object.entries(hers)) localStorage.setItem(key, text);
    server.signIn(null);
    server.refuse('/api/sign-in-sessions/elsewhere', 'unauthenticated');
    fireEvent.click(await button('Encerrar em Safari · iPhone'));
    expect(await card()).toBeTruthy();
    expect(Object.keys(localStorage)).toEqual(
      expect.arrayContaining(['nursing_draft:1:new', 'feedback_draft:an-article:1', 'community_draft:1:new']),
    );
  });
});

describe('her data', () => {
  it('is one tap away, as a file', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app/profile');
    const file = await screen.findByRole('link', { name: 'Baixar meus dados' });
    expect(file.getAttribute('href')).toBe('/api/my-data');
    expect(file.hasAttribute('download')).toBe(true);
  });

  it('comes with what she agreed to, in which version and when', async () => {
    fakeServer({ viewer: ana });
    await openApp('/en/app/profile');
    expect(await screen.findByText('Terms of use and privacy notice')).toBeTruthy();
    expect(screen.getByText('Keeping health records')).toBeTruthy();
    expect(screen.getAllByText('Version of November 16, 2026, accepted on Nov 16, 2026')).toHaveLength(2);
  });
});

describe('deleting the account', () => {
  const ask = async () => {
    await openAccount();
    fireEvent.click(await button('Excluir conta'));
    return within(await screen.findByRole('alertdialog', { name: 'Excluir a sua conta?' }));
  };

  it('is asked once, with the download first, and can be thought better of', async () => {
    const server = fakeServer({ viewer: ana });
    const question = await ask();
    expect(question.getByText(/Por 7 dias ainda dá para voltar atrás/)).toBeTruthy();
    const file = question.getByRole('link', { name: 'Antes, baixar meus dados' });
    expect(file.getAttribute('href')).toBe('/api/my-data');
    fireEvent.click(question.getByRole('button', { name: 'Ficar no Colo' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo('/api/account/deletion')).toEqual([]);
  });

  it('takes her community texts along unless she leaves them, signs her out and says farewell', async () => {
    const server = fakeServer({ viewer: ana, profile: { name: 'Ana', onboardingCompleted: true } });
    localStorage.setItem(`community_draft:${ana.id}:new`, '{}');
    const question = await ask();
    fireEvent.click(question.getByRole('button', { name: 'Excluir minha conta' }));
    expect(await card()).toBeTruthy();
    expect(await screen.findByText('Sua conta será apagada em 7 dias')).toBeTruthy();
    expect(server.callsTo('/api/account/deletion').map(({ body }) => body)).toEqual([
      { keepCommunityTexts: false },
    ]);
    expect(localStorage.getItem('profile_data')).toBeNull();
    expect(localStorage.getItem(`community_draft:${ana.id}:new`)).toBeNull();
  });

  it('leaves them, signed as a mother, when she says so', async () => {
    const server = fakeServer({ viewer: ana });
    const question = await ask();
    fireEvent.click(question.getByRole('radio', { name: /assinado só como “Mãe”/ }));
    fireEvent.click(question.getByRole('button', { name: 'Excluir minha conta' }));
    expect(await card()).toBeTruthy();
    expect(server.callsTo('/api/account/deletion').map(({ body }) => body)).toEqual([
      { keepCommunityTexts: true },
    ]);
  });

  it('that fails says so, and nothing has happened', async () => {
    const server = fakeServer({ viewer: ana });
    const question = await ask();
    server.goOffline();
    fireEvent.click(question.getByRole('button', { name: 'Excluir minha conta' }));
    expect(await screen.findByText('Não foi possível excluir a conta')).toBeTruthy();
    expect(screen.getByText(ana.email)).toBeTruthy();
  });

  it('is taken back by signing in again in time, and she is told', async () => {
    const server = fakeServer();
    server.awaitRegret();
    await openApp('/app');
    fireEvent.change(await screen.findByLabelText('Seu email'), { target: { value: ana.email } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar link de acesso' }));
    fireEvent.change(await screen.findByLabelText('Código de 6 números'), { target: { value: goodCode } });
    expect(await screen.findByText('Que bom ter você de volta')).toBeTruthy();
  });
});
