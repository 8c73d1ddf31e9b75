// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { goodAppCode, goodRecoveryCode, recoveryCodes } from '#tests/support/fake-account.ts';
import { ana, fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const code = () => screen.findByLabelText('Código de 6 números do aplicativo');
const protectedAna = { ...ana, hasSecondFactor: true };
const halfway = { ...protectedAna, needsSecondFactor: true };

describe('turning it on', () => {
  const begin = async () => {
    fireEvent.click(await button('Ativar'));
    fireEvent.change(await screen.findByLabelText('Nome para este aplicativo'), {
      target: { value: 'Celular novo' },
    });
    fireEvent.click(await button('Continuar'));
  };

  it('shows the picture, the key and, once the code is right, the recovery codes', async () => {
    const server = fakeServer({ viewer: ana });
    await openApp('/app/profile');
    await begin();
    const picture = await screen.findByRole('img', { name: 'Código QR para o aplicativo autenticador' });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg/);
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
    expect(server.callsTo('/auth/v1/factors').map(({ body }) => body)).toEqual([
      { factor_type: 'totp', friendly_name: 'Celular novo', issuer: 'Colo' },
    ]);

    fireEvent.change(await code(), { target: { value: '111111' } });
    expect(await screen.findByText(/O código não confere, já foi usado/)).toBeTruthy();
    expect(server.callsTo('/auth/v1/recovery-codes')).toEqual([]);

    fireEvent.change(await code(), { target: { value: goodAppCode } });
    for (const shown of recoveryCodes) expect(await screen.findByText(shown)).toBeTruthy();
    const file = screen.getByRole('link', { name: 'Baixar' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(recoveryCodes.join('\n'));
    fireEvent.click(await button('Já guardei'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Ativada')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull());
  });

  it('copies the key, and says so', async () => {
    fakeServer({ viewer: ana });
    const writeText = vi.fn(async () => undefined);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
    await openApp('/app/profile');
    await begin();
    fireEvent.click(await button('Copiar chave'));
    expect(await screen.findByText('Copiado')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
  });

  it('offers to try again when the recovery codes could not be made', async () => {
    const server = fakeServer({ viewer: ana });
    server.refuse('/auth/v1/recovery-codes', 'internal');
    await openApp('/app/profile');
    await begin();
    fireEvent.change(await code(), { target: { value: goodAppCode } });
    await screen.findByText(/não foi possível criar os códigos/);
    server.accept('/auth/v1/recovery-codes');
    fireEvent.click(await button('Tentar de novo'));
    expect(await screen.findByText(recoveryCodes[0] ?? '')).toBeTruthy();
  });
});

describe('at sign-in', () => {
  it('comes before everything else, refuses a wrong code and lets the right one in', async () => {
    const server = fakeServer({ viewer: halfway });
    await openApp('/app/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Falta só um passo' })).toBeTruthy();
    expect(server.callsTo('/api/profile')).toEqual([]);
    fireEvent.change(await code(), { target: { value: '111 111' } });
    expect(await screen.findByText(/O código não confere, já foi usado/)).toBeTruthy();
    fireEvent.change(await code(), { target: { value: goodAppCode } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Perfil' })).toBeTruthy();
  });

  it('takes a recovery code when the phone is gone', async () => {
    fakeServer({ viewer: halfway });
    await openApp('/en/app');
    fireEvent.click(await button('Use a recovery code'));
    fireEvent.click(await button('Sign in'));
    expect(await screen.findByText('Type a recovery code.')).toBeTruthy();
    const field = screen.getByLabelText('Recovery code');
    fireEvent.change(field, { target: { value: 'abcde-fghjm' } });
    fireEvent.click(await button('Sign in'));
    expect(await screen.findByText(/The code is not right/)).toBeTruthy();
    fireEvent.change(field, { target: { value: ` ${goodRecoveryCode} ` } });
    fireEvent.click(await button('Sign in'));
    expect(await screen.findByRole('navigation', { name: 'Tabs' })).toBeTruthy();
  });

  it('can be left for another address', async () => {
    fakeServer({ viewer: halfway });
    await openApp('/app');
    fireEvent.click(await button('Sair e usar outro email'));
    expect(await screen.findByLabelText('Seu email')).toBeTruthy();
  });

  it('does not stand in the way of a preview', async () => {
    fakeServer({ viewer: halfway });
    await openApp('/app/profile?preview=1');
    expect(await screen.findByRole('heading', { name: 'Você ainda não entrou' })).toBeTruthy();
  });
});

describe('removing it', () => {
  const askToRemove = async () => {
    await openApp('/app/profile');
    fireEvent.click(await button('Gerenciar'));
    fireEvent.click(await button('Remover Celular'));
    return within(await screen.findByRole('alertdialog', { name: 'Remover Celular?' }));
  };

  it('asks first, and says what it means', async () => {
    const server = fakeServer({ viewer: protectedAna });
    const question = await askToRemove();
    expect(question.getByText(/É a sua única segunda etapa/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Manter' }));
    expect(server.callsTo('/auth/v1/factors/f1')).toEqual([]);
  });

  it('is done when she says so', async () => {
    const server = fakeServer({ viewer: protectedAna });
    const question = await askToRemove();
    fireEvent.click(question.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Aplicativo removido')).toBeTruthy();
    expect(server.callsTo('/auth/v1/factors/f1').map(({ method }) => method)).toEqual(['DELETE']);
    expect(await screen.findByText('Desativada')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for a code first where this session has not shown one', async () => {
    const server = fakeServer({ viewer: protectedAna });
    const question = await askToRemove();
    server.signIn(halfway);
    server.refuse('/auth/v1/factors/f1', 'second_factor_required');
    fireEvent.click(question.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Falta só um passo' })).toBeTruthy();
  });
});

it('staff without one are led to it on the spot, and see the page afterwards', async () => {
  const server = fakeServer({ viewer: staff });
  server.refuse('/api/admin/waitlist', 'second_factor_required');
  await openApp('/admin?aba=espera');
  expect(await screen.findByRole('heading', { name: 'Ative a verificação em duas etapas' })).toBeTruthy();
  fireEvent.click(await button('Ativar'));
  fireEvent.click(await button('Continuar'));
  fireEvent.change(await code(), { target: { value: goodAppCode } });
  expect(await screen.findByText(recoveryCodes[0] ?? '')).toBeTruthy();
  server.accept('/api/admin/waitlist');
  fireEvent.click(await button('Já guardei'));
  expect(await screen.findByRole('cell', { name: 'bia@colo.test' })).toBeTruthy();
});
