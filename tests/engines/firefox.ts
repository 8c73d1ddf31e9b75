import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asText, type Engine, typed, type Window } from './engine.ts';
import { start } from './process.ts';
import { openSpeaker } from './speaker.ts';

const preferences = {
  'intl.accept_languages': 'pt-BR, pt',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Firefox without a window, by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(window: Window): Promise<Engine> {
  const speaker = await openSpeaker();
  const profile = async (home: string) => {
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(join(home, 'user.js'), lines.join('\n'));
    return ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', home];
  };
  const firefox = await start('firefox-esr', profile, { PULSE_SERVER: speaker.address });
  const [, address] = await firefox.printed(/BiDi listening on (ws:\S+)/);
  const { call, complaints, hangUp } = await connect(`${address}/session`);
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await call('browsingContext.setViewport', { context, viewport: window });

  const inPage = async (act: string, given: unknown) => {
    const answer = await call<Evaluated>('script.callFunction', {
      functionDeclaration: act,
      arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
      target: { context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };
  const perform = (actions: object[]) => call('input.performActions', { context, actions });

  return {
    name: 'Firefox',
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await call('browsingContext.reload', { context, wait: 'complete' })),
    run: async (act, given) => {
      const answer = `async (text) => JSON.stringify((await ${asText(act)}(JSON.parse(text))) ?? null)`;
      return JSON.parse(String((await inPage(answer, given)).value));
    },
    element: async (find, given) =>
      (await inPage(`(text) => ${asText(find)}(JSON.parse(text))`, given)).sharedId ?? null,
    click: async (element) => {
      const origin = { type: 'element', element: { sharedId: element } };
      const steps = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await perform([{ type: 'pointer', id: 'mouse', actions: steps }]);
    },
    type: async (element, text) => {
      const target = { target: { context }, awaitPromise: false };
      const focus = { functionDeclaration: '(it) => it.focus()', arguments: [{ sharedId: element }] };
      await call('script.callFunction', { ...focus, ...target });
      const keys = [...typed(text)].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await perform([{ type: 'key', id: 'keyboard', actions: keys }]);
    },
    chooseFile: async (element, path) =>
      void (await call('input.setFiles', { context, element: { sharedId: element }, files: [path] })),
    picture: async () =>
      (await call<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    complaints: () => complaints.splice(0),
    close: async () => {
      await call('browser.close', {}).catch(() => undefined);
      hangUp();
      await firefox.stop();
      await speaker.stop();
    },
  };
}

/** A font that was still on its way when she left or reloaded the page. */
const givenUp = /^downloadable font: download failed .*status=2152398850/;

/** One socket: each command is answered under its number; in between come the events. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const complaints: string[] = [];
  const waiting = new Map<number, { resolve: (it: never) => void; reject: (error: Error) => void }>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') {
      if (message.params.level === 'error' && !givenUp.test(message.params.text))
        complaints.push(message.params.text);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'error') asked?.reject(new Error(`${message.error}: ${message.message}`));
    else asked?.resolve(message.result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has hung up'));
  });
  let last = 0;
  const call = <Answer = unknown>(method: string, params: object) => {
    last += 1;
    const id = last;
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return { call, complaints, hangUp: () => socket.close() };
}

type Message =
  | { type: 'success'; id: number; result: never }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; params: { level?: string; text: string } };

type Evaluated =
  | { type: 'success'; result: { value?: unknown; sharedId?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };
