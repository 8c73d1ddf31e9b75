// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { goodAppCode } from '#tests/support/fake-account.ts';
import { ana, type FeatureAnswers, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const mailCode = '246810';

/** A server that has not seen a proof of hers for a while: it asks until one of the ways was taken. */
function staleServer({ hasSecondFactor = false } = {}) {
  let isProven = false;
  const refuse = () =>
    Response.json(
      { error: { code: 'reauthentication_required', message: '', requestId: 'r-1' } },
      { status: 403 },
    );
  const also: FeatureAnswers = ({ method, path, body }) => {
    switch (`${method} ${path}`) {
      case 'GET /auth/v1/reauthentication':
        return Response.json({ isNeeded: !isProven, ways: [hasSecondFactor ? 'factor' : 'mail'] });
      case 'POST /auth/v1/reauthentication/verify':
        if ((body as { code: string }).code !== mailCode) return 'code_invalid';
        isProven = true;
        return Response.json({ user: {} });
      case 'POST /auth/v1/factors/f1/verify':
        isProven = true;
        return undefined;
      case 'POST /api/account/deletion':
      case 'DELETE /auth/v1/factors/f1':
        return isProven ? undefined : refuse();
      default:
        return undefined;
    }
  };
  return fakeServer({ viewer: { ...ana, hasSecondFactor }, also });
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Confirme que é você' }));
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirme que é você' })).toBeNull());

async function askToDelete() {
  await openApp('/app/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Sair ou excluir conta' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Excluir conta' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
}

describe('before what a phone left on the table must not do', () => {
  it('she is asked, types the code of her mailbox, and what she wanted goes on', async () => {
    const server = staleServer();
    await askToDelete();
    const sheet = await question();
    expect(server.callsTo('/auth/v1/reauthentication').filter(({ method }) => method === 'POST')).toEqual([]);
    fireEvent.click(await sheet.findByRole('button', { name: `Enviar um código para ${ana.email}` }));
    const code = await sheet.findByLabelText('Código de 6 números do email');
    fireEvent.change(code, { target: { value: '111111' } });
    expect(await sheet.findByText(/O código não confere ou já expirou/)).toBeTruthy();
    expect(server.callsTo('/api/account/deletion')).toHaveLength(1);
    fireEvent.change(code, { target: { value: mailCode } });
    expect(await screen.findByText('Sua conta será apagada em 7 dias')).toBeTruthy();
    expect(server.callsTo('/api/account/deletion')).toHaveLength(2);
    await isGone();
  });

  it('the code can be sent again without losing the place to type it', async () => {
    const server = staleServer();
    await askToDelete();
    const sheet = await question();
    fireEvent.click(await sheet.findByRole('button', { name: `Enviar um código para ${ana.email}` }));
    fireEvent.click(await sheet.findByRole('button', { name: 'Enviar de novo' }));
    expect(sheet.getByLabelText('Código de 6 números do email')).toBeTruthy();
    await waitFor(() =>
      expect(
        server.callsTo('/auth/v1/reauthentication').filter(({ method }) => method === 'POST'),
      ).toHaveLength(2),
    );
  });

  it('who has a second factor shows that one, and no mail is offered', async () => {
    const server = staleServer({ hasSecondFactor: true });
    await openApp('/app/profile');
    fireEvent.click(await screen.findByRole('button', { name: 'Gerenciar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remover Celular' }));
    const doubt = within(await screen.findByRole('alertdialog'));
    fireEvent.click(doubt.getByRole('button', { name: 'Remover' }));
    const sheet = await question();
    fireEvent.change(await sheet.findByLabelText('Código de 6 números do aplicativo'), {
      target: { value: goodAppCode },
    });
    expect(await screen.findByText('Aplicativo removido')).toBeTruthy();
    expect(server.callsTo('/auth/v1/factors/f1').map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  });

  it('closing the question leaves everything as it was, and says so', async () => {
    const server = staleServer();
    await askToDelete();
    fireEvent.click((await question()).getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('Não foi possível excluir a conta')).toBeTruthy();
    expect(await screen.findByText('Antes disso, confirme que é você.')).toBeTruthy();
    expect(server.callsTo('/api/account/deletion')).toHaveLength(1);
    await isGone();
  });

  it('her file is fetched only once she has shown that it is she', async () => {
    staleServer();
    const fetched = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openApp('/en/app/profile');
    fireEvent.click(await screen.findByRole('link', { name: 'Download my data' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    expect(fetched).not.toHaveBeenCalled();
    fireEvent.click(await sheet.findByRole('button', { name: `Send a code to ${ana.email}` }));
    fireEvent.change(await sheet.findByLabelText('6-digit code from the email'), {
      target: { value: mailCode },
    });
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    fetched.mockRestore();
  });

  it('a connection that went away is told instead', async () => {
    const server = staleServer();
    await openApp('/app/profile');
    const link = await screen.findByRole('link', { name: 'Baixar meus dados' });
    server.goOffline();
    fireEvent.click(link);
    expect(await screen.findByText(/Não conseguimos falar com o Colo/)).toBeTruthy();
  });
});
