// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessChannel } from '#shared/access/access.rules.ts';
import { formatElapsed } from '#shared/timer/elapsed.rules.ts';
import { isPaused } from '#shared/timer/timer.rules.ts';
import { fakeNursing } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer, goodCode } from '#tests/support/fake-server.ts';
import { createPhone } from '#tests/support/phone.ts';

/**
 * What can happen to a phone, in each state of a feed. Three of the events also happen to a real browser
 * (tests/e2e/nursing.spec.ts); here are all of them, with clocks that the test moves and so to the second.
 */
const states = ['running', 'paused', 'stopped unsaved', 'saved unsent'] as const;
type State = (typeof states)[number];

const address = '/app/mamada';
const note = 'Boa pega';
const startedAt = new Date('2026-07-01T15:00:00Z').getTime();

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const timer = () => screen.getByRole('timer').textContent;
const saveStep = async () => within(await screen.findByRole('dialog', { name: 'Salvar mamada' }));
const notes = async () => (await saveStep()).getByLabelText<HTMLTextAreaElement>('Observações (opcional)');
const saveFeed = async () => fireEvent.click((await saveStep()).getByRole('button', { name: 'Salvar' }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Time goes by on every clock, and then she looks. */
function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
  look();
}

const look = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

function setNetwork(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

/** A mother whose feed runs for a while, on her phone and beside it. */
async function start() {
  const steadyStart = performance.now();
  const server = fakeServer({ viewer: ana });
  const nursing = fakeNursing({ now: () => startedAt + performance.now() - steadyStart });
  const phone = createPhone();
  await phone.open(address);
  await press('Começar no lado esquerdo');
  const begun = performance.now();
  return { server, nursing, phone, runs: () => Math.floor((performance.now() - begun) / 1000) };
}

type Cell = Awaited<ReturnType<typeof start>> & {
  state: State;
  /** On which phone she goes on, when it is another. */
  continueOn: (phone: ReturnType<typeof createPhone>) => void;
};

/** Answers with the seconds at which the timer stood still; undefined while it runs. */
async function bringTo(state: State, { nursing, runs }: Awaited<ReturnType<typeof start>>) {
  pass(73);
  if (state === 'running') return undefined;
  if (state === 'paused') {
    await press('Pausar');
    await button('Continuar');
    return runs();
  }
  await press('Terminar');
  const stood = runs();
  type(await notes(), note);
  if (state === 'saved unsent') {
    nursing.holdBack();
    await saveFeed();
    await screen.findByText('Guardada no celular');
    expect(nursing.feeds.size, 'it is really unsent').toBe(0);
  }
  return stood;
}

/** A newer version is installed and waits. */
async function installNextVersion() {
  const worker = Object.assign(new EventTarget(), {
    state: 'installed',
    heard: [] as string[],
    postMessage({ type }: { type: string }, [port]: MessagePort[]) {
      worker.heard.push(type);
      port?.postMessage(false);
    },
  });
  const registration = Object.assign(new EventTarget(), { waiting: worker, installing: null, active: {} });
  const container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const { startUpdates } = await import('#web/platform/offline/updates.ts');
  await act(startUpdates);
  return { worker, container };
}

const events: Record<string, (cell: Cell) => Promise<void>> = {
  reload: ({ phone }) => phone.reload(address),

  async 'tab crash'({ phone }) {
    phone.close();
    await phone.open(address);
  },

  async offline({ server, nursing }) {
    server.goOffline();
    nursing.goOffline();
    setNetwork(false);
    expect((await screen.findAllByText(/sem conexão/i)).length).toBeGreaterThan(0);
    pass(20);
    server.goOnline();
    setNetwork(true);
  },

  async 'offline then reload'({ server, nursing, phone }) {
    server.goOffline();
    nursing.goOffline();
    setNetwork(false);
    await phone.reload(address);
    pass(20);
    server.goOnline();
    setNetwork(true);
  },

  async 'sign-out in another tab'({ server, phone }) {
    server.signIn(null);
    new BroadcastChannel(accessChannel).postMessage({ type: 'signed-out' });
    type(await screen.findByLabelText('Seu email'), ana.email);
    fireEvent.click(screen.getByRole('button', { name: 'Enviar link de acesso' }));
    type(await screen.findByLabelText('Código de 6 números'), goodCode);
    await screen.findByRole('timer');
    await phone.reload(address);
  },

  async 'second device'({ nursing, phone, state, continueOn }) {
    if (state !== 'saved unsent')
      await waitFor(() => {
        const [known] = nursing.timers.values();
        expect(
          known && { notes: known.notes, isPaused: isPaused(known), isStopped: Boolean(known.stoppedAt) },
        ).toEqual({
          notes: state === 'stopped unsaved' ? note : '',
          isPaused: state === 'paused',
          isStopped: state === 'stopped unsaved',
        });
        // And it has heard so: a phone that has not must ask her what became of its timer.
        expect(knownHere()).toEqual({ [known?.id ?? '']: known?.revision });
      });
    phone.close();
    const other = createPhone();
    await other.open(address);
    if (state !== 'saved unsent') return continueOn(other);
    // The other phone looks before the feed has left this one; what it sees then must not cost or double it.
    other.close();
    await phone.open(address);
  },

  async 'clock set back'({ state }) {
    // What the phone goes by once its own clock is wrong: until the server has told the time, it has nothing else.
    if (state === 'running') await serverHasToldTheTime();
    vi.setSystemTime(Date.now() - 60 * 60_000);
    look();
    pass(2);
  },

  // Further ahead, a feed would end in the server's future: it is refused, kept and explained.
  async 'clock set forward'({ state, nursing }) {
    if (state === 'running') await serverHasToldTheTime();
    vi.setSystemTime(Date.now() + 4 * 60_000);
    pass(2);
    // A clock is set in the phone's settings: she comes back from there, and the server is asked what time it is.
    // Once is not enough while a question of before is still on its way.
    const before = nursing.asked();
    await waitFor(() => {
      act(() => {
        window.dispatchEvent(new Event('visibilitychange'));
      });
      expect(nursing.asked()).toBeGreaterThan(before);
    });
  },

  async 'app update'({ state, phone }) {
    const { worker, container } = await installNextVersion();
    if (state !== 'saved unsent') {
      // The new version waits: nothing is offered, nothing is loaded anew under her hands.
      pass(2);
      expect(screen.queryByText('Há uma versão nova')).toBeNull();
      expect(worker.heard).not.toContain('activate');
      // She may still close and open it herself: then the other version goes on where this one was.
      phone.close();
      await phone.open(address);
      return;
    }
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    expect(await screen.findByText('Há uma versão nova')).toBeTruthy();
    await press('Atualizar');
    expect(worker.heard).toContain('activate');
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
    await phone.reload(address);
  },
};

/** Which timers the phone has heard the server name, each with its revision. */
const knownHere = () =>
  (JSON.parse(localStorage.getItem(`nursing_timer:${ana.id}:family:ana`) ?? '{}') as { known?: unknown })
    .known;

const serverHasToldTheTime = () =>
  waitFor(() =>
    expect(localStorage.getItem(`nursing_timer:${ana.id}:family:ana`)).toContain('"serverReading":{'),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: startedAt });
  return () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.useRealTimers();
  };
});

// What comes next in this process is not about these phones.
afterAll(() => void vi.resetModules());

describe('no feed is lost and none is doubled', () => {
  describe.each(Object.entries(events))('%s', (_, happen) => {
    it.each(states)('%s', async (state) => {
      const begun = await start();
      const { nursing, phone, runs } = begun;
      const stood = await bringTo(state, begun);
      let here = phone;
      await happen({
        ...begun,
        state,
        continueOn: (other) => {
          here = other;
        },
      });
      if (state === 'saved unsent') expect(nursing.feeds.size, 'and still is').toBe(0);
      else await waitFor(() => expect(timer()).toBe(formatElapsed(stood ?? runs())));
      nursing.goOnline();
      const seconds = stood ?? runs();
      if (state === 'running' || state === 'paused') {
        await press('Terminar');
        type(await notes(), note);
      }
      if (state !== 'saved unsent') {
        expect((await notes()).value).toBe(note);
        await saveFeed();
      }
      await waitFor(() => expect(nursing.feeds.size).toBe(1));
      expect([...nursing.feeds.values()]).toMatchObject([{ notes: note, durationSeconds: seconds }]);
      await waitFor(() => expect(nursing.timers.size).toBe(0));

      here.close();
      await phone.open(address);
      expect(await screen.findByText(note)).toBeTruthy();
      // A phone that slept meanwhile shows its own timer until the server has told it that this one is over.
      await waitFor(() => expect(timer(), 'nothing is left over').toBe('00:00'));
      expect(nursing.feeds.size).toBe(1);
    });
  });
});
