import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from './folders.ts';

/** The program itself, started for the first time by somebody whose files are open to all. */
let folder: string;
let colo: ChildProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-main-'));
  await chmod(folder, 0o755);
  colo = spawn('sh', ['-c', `umask 022; exec "${process.execPath}" server/main.ts --without-web`], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const text of colo.stdout ?? []) {
    said += text;
    if (said.includes('Database')) break;
  }
  address = /ready at (\S+)/.exec(said)?.[1] ?? said;
});
afterAll(async () => {
  colo.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Every file and folder that another user of this machine may look into. */
async function openToOthers(): Promise<string[]> {
  const inside = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    ['.', ...inside].map(async (name) => ({ name, mode: (await stat(join(folder, name))).mode })),
  );
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
}

describe('a first start', () => {
  it('publishes the key that will sign, before anything was signed', async () => {
    const answer = await fetch(`${address}/auth/v1/.well-known/jwks.json`);
    const { keys } = (await answer.json()) as { keys: unknown[] };
    expect(keys).toHaveLength(1);
  });

  it('keeps database, secret, mails and media to the one who runs it', async () => {
    const answer = await fetch(`${address}/auth/v1/otp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ email: 'ana@exemplo.test' }),
    });
    expect(answer.status).toBe(200);
    const inside = await readdir(folder);
    expect(inside).toEqual(expect.arrayContaining(['mail', 'postgres', 'secret']));
    expect(await openToOthers()).toEqual([]);
  });

  it('ends with 0 when it is told to stop', async () => {
    const ended = once(colo, 'exit');
    colo.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
