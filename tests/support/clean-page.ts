import { afterAll, afterEach, vi } from 'vitest';

/**
 * The files of the web's tests take turns in one process and on one page. Each begins as if the page had just been
 * opened: modules are evaluated anew (stores, outbox and caches are theirs), nothing is kept or shown, and nobody
 * listens any more who belonged to the file before.
 */
if (typeof document !== 'undefined') {
  vi.resetModules();
  // What a file put there stands for what this browser lacks: the next file may be about the lack.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  const stop = [trackListeners(window), trackListeners(document), trackChannels()];

  const { cleanup } = await import('@testing-library/react');
  // Before a test gives back the clock: a timer still on screen would take that for a clock that was changed.
  afterEach(cleanup);
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    for (const end of stop) end();
  });
}

type Listening = Parameters<EventTarget['addEventListener']>;

/** React listens to the selection of a document once for all its roots. */
const lasting = new Set(['selectionchange']);

/** Notes who listens from now on; what it returns makes them stop. */
function trackListeners(target: EventTarget): () => void {
  const add = target.addEventListener;
  const noted: Listening[] = [];
  target.addEventListener = (...listening: Listening) => {
    if (!lasting.has(listening[0])) noted.push(listening);
    add.apply(target, listening);
  };
  return () => {
    target.addEventListener = add;
    for (const [type, listener, options] of noted) target.removeEventListener(type, listener, options);
  };
}

/** Notes the channels between tabs that are opened from now on; what it returns closes them. */
function trackChannels(): () => void {
  const Channel = globalThis.BroadcastChannel;
  const opened: BroadcastChannel[] = [];
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  };
  return () => {
    globalThis.BroadcastChannel = Channel;
    for (const channel of opened) channel.close();
  };
}
