import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startRealPostgres } from '../tests/support/real-postgres.ts';

/** How long `npm start` takes when nothing changed, and what Colo holds in memory when nobody calls. */
const idleSeconds = 15;
const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
const postgres = await startRealPostgres();

try {
  const embedded = { DATA_DIR: data };
  const server = { DATA_DIR: data, DATABASE_URL: postgres.urlOf('postgres') };
  await measure(embedded); // The first start creates the database; the second is the one she waits for.
  report('embedded', await measure(embedded), 450);
  await measure(server);
  report('PostgreSQL', await measure(server), 120);
} finally {
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}

function report(
  name: string,
  { readyMs, idleMb }: Awaited<ReturnType<typeof measure>>,
  limitMb: number,
): void {
  console.log(
    `${name}: ready in ${(readyMs / 1000).toFixed(1)} s (limit 3), ${idleMb} MB at rest (limit ${limitMb})`,
  );
}

async function measure(environment: Record<string, string>) {
  const started = performance.now();
  const npm = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let printed = '';
  for await (const chunk of npm.stdout) {
    printed += chunk;
    if (printed.includes('ready at')) break;
  }
  const readyMs = performance.now() - started;
  await sleep(idleSeconds * 1000);
  const idleMb = await serverMemory(npm);
  await stop(npm);
  return { readyMs, idleMb };
}

/** npm and its shell stand above the server: it is the youngest of the group. */
async function serverMemory(npm: ChildProcess): Promise<number> {
  let pid = npm.pid ?? 0;
  for (;;) {
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
    if (!children) break;
    pid = Number(children.split(' ').at(-1));
  }
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function stop(npm: ChildProcess): Promise<void> {
  process.kill(-(npm.pid ?? 0), 'SIGTERM');
  if (npm.exitCode === null) await once(npm, 'exit');
}
