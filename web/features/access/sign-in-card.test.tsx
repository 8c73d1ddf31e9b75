// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, goodCode } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const home = () => screen.findByRole('heading', { level: 1, name: /^Bo(m dia|a tarde|a noite), / });
const address = () => screen.findByLabelText<HTMLInputElement>('Seu email');
const code = () => screen.findByLabelText<HTMLInputElement>('Código de 6 números');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar link de acesso' }));
const toasts = () => within(screen.getByRole('region', { name: 'Avisos' }));

async function askForCode(email = 'ana@colo.test'): Promise<HTMLInputElement> {
  type(await address(), email);
  send();
  return code();
}

afterEach(() => {
  vi.useRealTimers();
});

describe('asking for the link', () => {
  it('sends it, in the language of the page, and says so', async () => {
    const server = fakeServer();
    await openApp('/en/app');
    type(await screen.findByLabelText('Your email'), '  ana@colo.test ');
    fireEvent.click(screen.getByRole('button', { name: 'Send access link' }));
    expect(await screen.findByText('Link sent!')).toBeTruthy();
    expect(screen.getByText('Check your email to access Colo.')).toBeTruthy();
    const [call] = server.callsTo('/auth/v1/otp');
    expect(call?.body).toEqual({ email: 'ana@colo.test' });
    expect(call?.query.get('redirect_to')).toBe(`${window.location.origin}/en/app`);
  });

  it('says on which page it was asked for, out of reach of what lies behind the #', async () => {
    const server = fakeServer();
    await openApp('/app/biblioteca?q=sono#parte');
    await askForCode();
    const [call] = server.callsTo('/auth/v1/otp');
    expect(call?.query.get('redirect_to')).toBe(`${window.location.origin}/app/biblioteca?q=sono`);
  });

  it('is not refused because her address is too long', async () => {
    const server = fakeServer();
    await openApp(`/app/biblioteca?q=${'sono'.repeat(600)}`);
    await askForCode();
    const [call] = server.callsTo('/auth/v1/otp');
    expect(call?.query.get('redirect_to')).toBe(`${window.location.origin}/app/biblioteca`);
  });

  it('shows that it is sending', async () => {
    const server = fakeServer();
    await openApp('/app');
    type(await address(), 'ana@colo.test');
    const release = server.holdAnswers();
    send();
    expect(await screen.findByRole('button', { name: 'Enviando...', busy: true })).toBeTruthy();
    release();
    expect(await code()).toBeTruthy();
  });

  it('asks for an e-mail address, which cannot be left out', async () => {
    fakeServer();
    await openApp('/app');
    expect(await address()).toMatchObject({ type: 'email', required: true });
  });

  it.each([
    ['/app', 'Enviar link de acesso', 'Email obrigatório', 'Por favor, insira seu email.'],
    ['/en/app', 'Send access link', 'Email required', 'Please enter your email.'],
  ])(
    'without an address says what is missing, in a toast and beside the field (%s)',
    async (path, button, ...words) => {
      const server = fakeServer();
      await openApp(path);
      const field = await screen.findByLabelText(/email/);
      fireEvent.click(screen.getByRole('button', { name: button }));
      const [title = '', sentence = ''] = words;
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getAllByText(sentence)).toHaveLength(2);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      expect(server.callsTo('/auth/v1/otp')).toEqual([]);
    },
  );

  it('that was missing when I pressed: the toast stayed while I typed it', async () => {
    fakeServer();
    await openApp('/app');
    const field = await address();
    send();
    expect(await toasts().findByText('Email obrigatório')).toBeTruthy();
    type(field, 'a');
    // At once: after a while it would go by itself.
    expect(toasts().queryByText('Email obrigatório')).toBeNull();
  });

  it('with half an address says so, and not in the words of the browser', async () => {
    const server = fakeServer();
    await openApp('/app');
    type(await address(), 'ana@');
    send();
    expect(await screen.findByText(/parece que falta um pedacinho/)).toBeTruthy();
    expect(server.callsTo('/auth/v1/otp')).toEqual([]);
  });

  it.each([
    ['mail_unavailable', /Não conseguimos enviar o email agora/],
    ['too_many_requests', /Foram muitas tentativas seguidas/],
    ['internal', /Não foi possível enviar o link de acesso\./],
  ] as const)('that fails with %s says why and keeps the address', async (reason, sentence) => {
    const server = fakeServer();
    server.refuse('/auth/v1/otp', reason);
    await openApp('/app');
    type(await address(), 'ana@colo.test');
    send();
    expect(await toasts().findByText('Erro no login')).toBeTruthy();
    expect(toasts().getByText(sentence)).toBeTruthy();
    expect((await address()).value).toBe('ana@colo.test');
  });
});

describe('the code', () => {
  it('is asked for after sending, ready to be typed', async () => {
    fakeServer();
    await openApp('/app');
    const field = await askForCode();
    expect(document.activeElement).toBe(field);
    expect(field.inputMode).toBe('numeric');
    expect(field.autocomplete).toBe('one-time-code');
    expect(screen.getByText(/ana@colo\.test/)).toBeTruthy();
  });

  it('lets her in with its sixth digit, even pasted with a space', async () => {
    const server = fakeServer();
    await openApp('/app');
    type(await askForCode(), '123 456');
    await home();
    expect(server.callsTo('/auth/v1/verify').map(({ body }) => body)).toEqual([
      { type: 'email', email: 'ana@colo.test', token: goodCode },
    ]);
  });

  it('that is wrong says so and can be typed again', async () => {
    fakeServer();
    await openApp('/app');
    const field = await askForCode();
    type(field, '111111');
    expect(await toasts().findByText('Erro no login')).toBeTruthy();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    type(field, goodCode);
    expect(await home()).toBeTruthy();
  });

  it('that was wrong: the toast stayed while I typed the right one', async () => {
    fakeServer();
    await openApp('/app');
    const field = await askForCode();
    type(field, '111111');
    expect(await toasts().findByText('Erro no login')).toBeTruthy();
    type(field, '1');
    expect(toasts().queryByText('Erro no login')).toBeNull();
  });

  it('that is too short is not sent', async () => {
    const server = fakeServer();
    await openApp('/app');
    type(await askForCode(), '123');
    fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('O código tem 6 números.')).toBeTruthy();
    expect(server.callsTo('/auth/v1/verify')).toEqual([]);
  });

  it('can be sent again after a while, not at once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = fakeServer();
    await openApp('/app');
    await askForCode();
    const again = screen.getByRole<HTMLButtonElement>('button', { name: /Enviar de novo em/ });
    expect(again.disabled).toBe(true);
    vi.advanceTimersByTime(31_000);
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar de novo' }));
    await waitFor(() => expect(server.callsTo('/auth/v1/otp')).toHaveLength(2));
    expect(await screen.findByRole('button', { name: /Enviar de novo em/ })).toBeTruthy();
  });

  it('goes back to another address without losing the first', async () => {
    fakeServer();
    await openApp('/app');
    await askForCode('ana@colo.tset');
    fireEvent.click(screen.getByRole('button', { name: 'Usar outro email' }));
    expect((await address()).value).toBe('ana@colo.tset');
  });

  it('is still asked for when the phone threw the page away meanwhile', async () => {
    fakeServer();
    await openApp('/app');
    await askForCode();
    cleanup();
    await openApp('/app');
    type(await code(), goodCode);
    expect(await home()).toBeTruthy();
  });
});
