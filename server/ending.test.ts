import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './folders.ts';

/** A process of its own, which ends as Colo does; `does` is what it does before it is stopped, by `stop`. */
async function ending({ stop = 'async () => {}', does = '', signal }: Ending) {
  const script = `
    import { endWell } from './server/ending.ts';
    import { createLog } from './server/platform/log/log.ts';
    setInterval(() => {}, 1000);
    endWell({ stop: ${stop}, log: createLog('error'), deadline: 300 });
    console.log('ready');
    ${does}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: projectFolder });
  const said = text(child.stdout);
  child.stdout.once('data', () => signal && child.kill(signal));
  const [code] = await once(child, 'exit');
  return { code, said: await said };
}
type Ending = { stop?: string; does?: string; signal?: NodeJS.Signals };

describe('being told to stop', () => {
  it('ends the process with 0 once everything is closed', async () => {
    const stop = `async () => console.log('closed')`;
    expect(await ending({ stop, signal: 'SIGTERM' })).toEqual({ code: 0, said: 'ready\nclosed\n' });
  });

  it('ends it after the deadline when something never closes', async () => {
    const { code, said } = await ending({ stop: '() => new Promise(() => {})', signal: 'SIGTERM' });
    expect(code).toBe(1);
    expect(said).toContain('did not stop in time');
  });
});

describe('an error that nobody foresaw', () => {
  it.each([
    ['thrown', `setTimeout(() => { throw new TypeError('outside of every request'); }, 0);`],
    ['of a promise that nobody awaits', `Promise.reject(new TypeError('outside of every request'));`],
    [
      'of an emitter that nobody hears',
      `new (await import('node:events')).EventEmitter().emit('error', new TypeError('outside of every request'));`,
    ],
  ])('%s is logged, and the process stops in order, with 1', async (_name, does) => {
    const { code, said } = await ending({ stop: `async () => console.log('closed')`, does });
    expect(code).toBe(1);
    expect(said).toContain('outside of every request');
    expect(said).toContain('an error that nobody foresaw');
    expect(said).toContain('closed');
  });

  it('that is no error at all says nothing of what it holds', async () => {
    const { code, said } = await ending({ does: `Promise.reject('ana@exemplo.test');` });
    expect(code).toBe(1);
    expect(said).toContain('no error: string');
    expect(said).not.toContain('ana@');
  });
});
