// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ana, fakeServer, goodCode } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
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
