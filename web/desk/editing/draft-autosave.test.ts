// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { createDraftAutosave } from './draft-autosave.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-01T14:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A server that keeps what it is sent, or refuses it with `problem`; `hold` lets its answers wait. */
function setUp() {
  const world = { sent: [] as string[], kept: [] as string[], problem: undefined as ErrorCode | undefined };
  let answering = Promise.resolve();
  const autosave = createDraftAutosave<string>(
    async (draft) => {
      world.sent.push(draft);
      await answering;
      if (world.problem) throw new ApiError(world.problem);
    },
    (draft) => world.kept.push(draft),
  );
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answering = promise;
    return resolve;
  };
  return { autosave, world, hold };
}

describe('what she types', () => {
  it('is on the device at once, and on the server a few seconds after the last key', async () => {
    const { autosave, world } = setUp();
    expect(autosave.current()).toEqual({ state: 'untouched' });
    autosave.change('a');
    await pass(2000);
    autosave.change('ab');
    expect(autosave.current()).toEqual({ state: 'device' });
    expect(autosave.hasUnkept()).toBe(true);
    await pass(2999);
    expect(world.sent).toEqual([]);
    await pass(1);
    expect(world.sent).toEqual(['ab']);
    expect(autosave.current()).toEqual({ state: 'server', at: Date.now() });
    expect(autosave.hasUnkept()).toBe(false);
  });

  it('is sent at latest every ten seconds while she goes on typing', async () => {
    const { autosave, world } = setUp();
    for (let second = 0; second < 21; second++) {
      autosave.change(`text ${second}`);
      await pass(1000);
    }
    expect(world.sent).toHaveLength(2);
  });

  it('is sent one at a time, the newest last', async () => {
    const { autosave, world, hold } = setUp();
    const answer = hold();
    autosave.change('first');
    await pass(3000);
    autosave.change('second');
    await pass(20_000);
    expect(world.sent).toEqual(['first']);
    answer();
    await pass(0);
    expect(world.sent).toEqual(['first', 'second']);
    expect(world.kept).toEqual(['first', 'second']);
  });

  it('leaves at once when she asks for it, and when the page is put away', async () => {
    const { autosave, world } = setUp();
    const stop = autosave.start();
    autosave.change('now');
    await autosave.flush();
    expect(world.sent).toEqual(['now']);
    autosave.change('hidden');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(world.sent).toEqual(['now', 'hidden']);
    stop();
  });
});

describe('when it cannot be sent', () => {
  it('without a connection it is tried again, and the newest is what arrives', async () => {
    const { autosave, world } = setUp();
    world.problem = 'unavailable';
    autosave.change('lost');
    await pass(3000);
    expect(autosave.current()).toEqual({ state: 'offline' });
    autosave.change('lost and more');
    expect(autosave.current()).toEqual({ state: 'offline' });
    world.problem = undefined;
    await pass(5000);
    expect(world.kept).toEqual(['lost and more']);
    expect(autosave.current().state).toBe('server');
  });

  it('the moment the connection is back is not waited for', async () => {
    const { autosave, world } = setUp();
    const stop = autosave.start();
    world.problem = 'unavailable';
    autosave.change('text');
    await pass(3000);
    world.problem = undefined;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(world.kept).toEqual(['text']);
    stop();
  });

  it('after the session ended it waits until she is in again', async () => {
    const { autosave, world } = setUp();
    world.problem = 'unauthenticated';
    autosave.change('text');
    await pass(3000);
    expect(autosave.current()).toEqual({ state: 'signed-out' });
    autosave.change('more text');
    await pass(60_000);
    expect(world.sent).toEqual(['text']);
    expect(autosave.hasUnkept()).toBe(true);
    world.problem = undefined;
    autosave.resume();
    await pass(0);
    expect(world.kept).toEqual(['more text']);
  });

  it('what the server does not take waits for the next change', async () => {
    const { autosave, world } = setUp();
    world.problem = 'invalid_input';
    autosave.change('too long');
    await pass(60_000);
    expect(world.sent).toEqual(['too long']);
    expect(autosave.current()).toEqual({ state: 'refused' });
    expect(autosave.hasUnkept()).toBe(true);
    world.problem = undefined;
    autosave.change('short');
    await pass(3000);
    expect(world.kept).toEqual(['short']);
  });
});

it('once saved, nothing is sent any more, and what was under way is waited for', async () => {
  const { autosave, world, hold } = setUp();
  const answer = hold();
  autosave.change('first');
  await pass(3000);
  autosave.change('second');
  const forgotten = vi.fn();
  autosave.forget().then(forgotten);
  await pass(0);
  expect(forgotten).not.toHaveBeenCalled();
  answer();
  await pass(60_000);
  expect(forgotten).toHaveBeenCalled();
  expect(world.sent).toEqual(['first']);
  expect(autosave.hasUnkept()).toBe(false);
});

describe('thrown away and taken back', () => {
  it('while the last draft is still on its way, it is kept and sent, and nothing is removed', async () => {
    const { autosave, world, hold } = setUp();
    const answer = hold();
    autosave.change('text');
    await pass(3000);
    const remove = vi.fn(async () => undefined);
    const forgotten = autosave.forget(remove);
    autosave.change('taken back');
    answer();
    await forgotten;
    expect(autosave.hasUnkept()).toBe(true);
    await pass(3000);
    expect(world.kept).toEqual(['text', 'taken back']);
    expect(remove).not.toHaveBeenCalled();
  });

  it('while the server is removing it, it is sent only after', async () => {
    const { autosave, world } = setUp();
    const removal = Promise.withResolvers<void>();
    autosave.change('text');
    await autosave.flush();
    autosave.forget(() => removal.promise);
    await pass(0);
    autosave.change('taken back');
    await pass(20_000);
    expect(world.sent).toEqual(['text']);
    removal.resolve();
    await pass(0);
    expect(world.kept).toEqual(['text', 'taken back']);
  });

  it('without a connection, it is tried again like any other text', async () => {
    const { autosave, world } = setUp();
    world.problem = 'unavailable';
    autosave.change('text');
    await pass(3000);
    const forgotten = autosave.forget();
    autosave.change('taken back');
    await forgotten;
    world.problem = undefined;
    await pass(5000);
    expect(world.kept).toEqual(['taken back']);
  });
});
