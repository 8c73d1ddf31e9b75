// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ana, type FeatureAnswers, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

/** The device itself is outside: what it is asked and what Colo makes of its answer is ours. */
const device = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => device);

const named = (name: string) => Object.assign(new Error(name), { name });
const signIn = () => screen.findByRole('button', { name: 'Entrar com digital ou rosto' });
const kitchen = {
  id: 'p1',
  name: 'Celular da cozinha',
  isBackedUp: true,
  createdAt: '2026-07-01T03:00:00Z',
  lastUsedAt: null,
};

const answers: FeatureAnswers = ({ method, path }) => {
  switch (`${method} ${path}`) {
    case 'POST /auth/v1/passkeys/sign-in/options':
      return Response.json({ challenge: 'c', rpId: 'localhost' });
    case 'POST /api/passkeys/options':
      return Response.json({ challenge: 'c' });
    case 'POST /api/passkeys':
      return Response.json(kitchen);
    case 'GET /api/passkeys':
      return Response.json({ passkeys: [kitchen] });
    case 'PATCH /api/passkeys/p1':
      return Response.json(kitchen);
    default:
      return undefined;
  }
};

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('isSecureContext', true);
  device.startRegistration.mockReset();
  device.startAuthentication.mockReset();
});

describe('at the door', () => {
  it('the phone’s lock opens without an address', async () => {
    const server: ReturnType<typeof fakeServer> = fakeServer({
      also: (call, viewer) => {
        if (call.path !== '/auth/v1/passkeys/sign-in') return answers(call, viewer);
        server.signIn(ana);
        return Response.json({ user: {} });
      },
    });
    device.startAuthentication.mockResolvedValue({ id: 'key' });
    await openApp('/app');
    fireEvent.click(await signIn());
    expect(await screen.findByRole('navigation', { name: 'Abas' })).toBeTruthy();
    expect(device.startAuthentication).toHaveBeenCalledWith({
      optionsJSON: { challenge: 'c', rpId: 'localhost' },
    });
    expect(server.callsTo('/auth/v1/passkeys/sign-in').map(({ body }) => body)).toEqual([
      { credential: { id: 'key' } },
    ]);
    expect(server.callsTo('/auth/v1/otp')).toEqual([]);
  });

  it('closing the phone’s window is no error, and the mail stays at hand', async () => {
    fakeServer({ also: answers });
    device.startAuthentication.mockRejectedValue(named('NotAllowedError'));
    await openApp('/app');
    fireEvent.click(await signIn());
    expect(await screen.findByText(/Não encontramos um cadastro neste aparelho/)).toBeTruthy();
    expect(screen.getByLabelText('Seu email')).toBeTruthy();
  });

  it('a browser that knows nothing of it does not offer it', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    fakeServer({ also: answers });
    await openApp('/app');
    await screen.findByLabelText('Seu email');
    await waitFor(() => expect(document.querySelector('.h-16')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Entrar com digital ou rosto' })).toBeNull();
  });
});

describe('in the profile', () => {
  const open = async () => {
    await openApp('/app/profile');
    fireEvent.click(await screen.findByRole('button', { name: 'Cadastrar ou gerenciar' }));
  };

  it('this device is set up, and she is told', async () => {
    const server = fakeServer({ viewer: ana, also: answers });
    device.startRegistration.mockResolvedValue({ id: 'key' });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Cadastrar este aparelho' }));
    expect(await screen.findByText('Pronto! Da próxima vez, é só a digital ou o rosto.')).toBeTruthy();
    const kept = server.callsTo('/api/passkeys').filter(({ method }) => method === 'POST');
    expect(kept.map(({ body }) => body)).toEqual([{ credential: { id: 'key' } }]);
  });

  it.each([
    ['InvalidStateError', 'Este aparelho já está cadastrado.'],
    ['NotAllowedError', 'Nada foi cadastrado. Você pode tentar de novo quando quiser.'],
  ])('%s of the device is told as what it is', async (error, sentence) => {
    fakeServer({ viewer: ana, also: answers });
    device.startRegistration.mockRejectedValue(named(error));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Cadastrar este aparelho' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('a name that could not be kept stays in its field', async () => {
    const server = fakeServer({ viewer: ana, also: answers });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Renomear Celular da cozinha' }));
    const field = await screen.findByLabelText('Nome do aparelho');
    fireEvent.change(field, { target: { value: 'Celular da sala' } });
    server.refuse('/api/passkeys/p1', 'unavailable');
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/Não conseguimos falar com o Colo/)).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('Celular da sala');
  });

  it('who has a browser without it is told so, and sees what she has', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    fakeServer({ viewer: ana, also: answers });
    await open();
    expect(await screen.findByText('Celular da cozinha')).toBeTruthy();
    expect(screen.getByText(/Este navegador não oferece/)).toBeTruthy();
  });
});
