import { randomUUID } from 'node:crypto';
import { aConsent } from '#tests/support/consent.ts';
import { phone } from './engine.ts';
import type { Journey, World } from './journey.ts';
import { until } from './person.ts';

export const newAddress = () => `${randomUUID()}@exemplo.test`;

/** She has seen the introduction long ago. */
export async function skipFirstRun({ her }: World): Promise<void> {
  await her.open('/privacidade');
  await her.engine.run(() => localStorage.setItem('onboarding_completed', 'true'), null);
}

/** Signed in past the screen, which has a journey of its own; and agreed that her records are kept. */
export async function arrive(world: World, email = newAddress()): Promise<void> {
  const { her, colo } = world;
  await skipFirstRun(world);
  await her.call('POST', '/auth/v1/otp', { email });
  await her.call('POST', '/auth/v1/verify', { type: 'email', email, token: await colo.codeFor(email) });
  await her.call('POST', '/api/sync', { writes: [aConsent()] });
}

/** What is kept on the phone from here on lets the app start without a network. */
export async function workerTakesOver({ her }: World): Promise<void> {
  await until('the worker has taken over', () =>
    her.engine.run(() => Boolean(navigator.serviceWorker?.controller), null),
  );
}

export const arrivals: Journey[] = [
  {
    name: 'the landing page takes her address, thanks her and clears the field',
    window: phone,
    go: async ({ her }) => {
      await her.open('/');
      await her.write('Seu email', newAddress());
      await her.press('Entrar na lista de espera');
      await her.sees('Você está na lista');
      await until('the field is empty', async () => (await her.read('Seu email')) === '');
    },
  },
  {
    name: 'the landing page keeps what she typed when it cannot be sent',
    window: phone,
    expected: /./,
    go: async ({ her, network }) => {
      await her.open('/');
      await her.write('Seu email', 'ana@exemplo.test');
      await network.cut();
      await her.press('Entrar na lista de espera');
      await her.sees('Confira a internet');
      if ((await her.read('Seu email')) !== 'ana@exemplo.test') throw new Error('Her address is gone');
    },
  },
  {
    name: 'she signs in by the code of her mail, and is still signed in after a reload',
    window: phone,
    go: async (world) => {
      const { her, colo } = world;
      const email = newAddress();
      await skipFirstRun(world);
      await her.open('/app');
      await her.write('Seu email', email);
      await her.press('Enviar link de acesso');
      await her.sees('Link enviado!');
      await her.write('Código de 6 números', await colo.codeFor(email));
      await her.seesNo('Bem-vinda ao Colo');
      await her.sees('Biblioteca');
      await her.reload();
      await her.sees('Biblioteca');
      await her.seesNo('Bem-vinda ao Colo');
    },
  },
  {
    name: 'leaving a page before it is whole leads where she wanted to go',
    window: phone,
    // What was on its way for the page she left breaks off.
    expected: /./,
    go: async ({ her }) => {
      const places = ['/privacidade', '/app', '/admin', '/app/biblioteca?preview=1', '/app/mamada?preview=1'];
      for (const place of [...places, ...places]) {
        await her.open(place).catch(() => undefined);
        await until(`she is at ${place}`, () =>
          her.engine.run((wanted) => location.pathname + location.search === wanted, place),
        );
      }
    },
  },
];
