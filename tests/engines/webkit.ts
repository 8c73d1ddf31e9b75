import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { asText, type Engine, typed, type Window } from './engine.ts';
import { start } from './process.ts';
import { openSpeaker } from './speaker.ts';

/** The key under which WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const patienceMs = 60_000;

/** Safari's engine in GTK's MiniBrowser, by WebDriver, on a screen that nobody sees. */
export async function openWebKit(window: Window): Promise<Engine> {
  const screen = await start('Xvfb', () => ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const [, display] = await screen.printed(/(\d+)\n/);
  const speaker = await openSpeaker();
  const port = await freePort();
  const driver = await start('WebKitWebDriver', () => [`--port=${port}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    LANGUAGE: 'pt_BR',
    PULSE_SERVER: speaker.address,
  });
  const { sessionId } = await newSession(`http://127.0.0.1:${port}/session`);
  const call = <Answer>(path: string, body?: object) =>
    ask<Answer>(`http://127.0.0.1:${port}/session/${sessionId}/${path}`, body);
  await call('window/rect', { x: 0, y: 0, ...window });

  /** The answer of a promise too, and as JSON: the engine's own way keeps neither dates nor nothing. */
  const inPage = (act: string, given: unknown, answer: string) =>
    call<unknown>('execute/async', {
      script: `const [given, done] = arguments;
        Promise.resolve(given).then(${act}).then((it) => done(${answer}), (error) => done('!' + error));`,
      args: [given ?? null],
    });

  return {
    name: 'WebKit',
    open: async (address) => void (await call('url', { url: address })),
    reload: async () => void (await call('refresh', {})),
    run: async (act, given) => {
      const answer = String(await inPage(asText(act), given, 'JSON.stringify(it ?? null)'));
      if (answer.startsWith('!')) throw new Error(answer.slice(1));
      return JSON.parse(answer);
    },
    element: async (find, given) => {
      const found = await inPage(asText(find), given, 'it');
      if (typeof found === 'string') throw new Error(found.slice(1));
      return found ? ((found as Record<string, string>)[elementKey] ?? null) : null;
    },
    click: async (element) => void (await call(`element/${element}/click`, {})),
    type: async (element, text) => void (await call(`element/${element}/value`, { text: typed(text) })),
    chooseFile: async (element, path) => void (await call(`element/${element}/value`, { text: path })),
    picture: () => call<string>('screenshot'),
    complaints: () => driver.news().filter((line) => /CONSOLE.* ERROR/.test(line)),
    close: async () => {
      await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE' }).catch(
        () => undefined,
      );
      await driver.stop();
      await screen.stop();
      await speaker.stop();
    },
  };
}

/** The driver listens a moment after it was started, and says nothing when it does. */
async function newSession(address: string): Promise<{ sessionId: string }> {
  const browser = { args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask(address, { capabilities });
    } catch (error) {
      if (tries === 50 || !(error instanceof TypeError)) throw error;
      await sleep(100);
    }
  }
}

async function ask<Answer>(address: string, body?: object): Promise<Answer> {
  const asked = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  // A driver that lost its browser answers nothing at all.
  const answer = await fetch(address, { ...asked, signal: AbortSignal.timeout(patienceMs) });
  const { value } = (await answer.json()) as { value: Answer & Refused };
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

type Refused = { error?: string; message?: string } | null;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
