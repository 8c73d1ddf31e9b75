import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program in a home of its own, which goes with it. */
export type Program = {
  home: string;
  /** What it printed so far that matches, as soon as it does. */
  printed: (pattern: RegExp) => Promise<RegExpMatchArray>;
  /** What it printed since this was last asked, line by line. */
  news: () => string[];
  stop: () => Promise<void>;
};

const patienceMs = 30_000;

/** Nothing outlives the tests, however they end. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});
for (const ending of ['SIGINT', 'SIGTERM'] as const) process.once(ending, () => process.exit(1));

export async function start(
  command: string,
  args: (home: string) => string[] | Promise<string[]>,
  env: Record<string, string> = {},
): Promise<Program> {
  const home = await mkdtemp(join(tmpdir(), 'colo-engine-'));
  const own = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, TZ: 'America/Sao_Paulo', ...env };
  const child = spawn(command, await args(home), {
    env: own,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  let heard = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.once('error', (error) => {
    output += String(error);
  });
  return {
    home,
    printed: (pattern) => waitFor(pattern, child, () => output),
    news: () => {
      const lines = output.slice(heard).split('\n');
      // The last line may still be on its way.
      heard = output.length - (lines.pop()?.length ?? 0);
      return lines;
    },
    stop: async () => {
      await end(child);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function waitFor(
  pattern: RegExp,
  child: ChildProcess,
  output: () => string,
): Promise<RegExpMatchArray> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(50)) {
    const found = output().match(pattern);
    if (found) return found;
    if (child.exitCode !== null) break;
  }
  throw new Error(`${child.spawnfile} did not start: ${output().trim() || 'it said nothing'}`);
}

/** With everything that it started: a browser is many processes. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signal(child, 'SIGTERM');
  await Promise.race([gone, sleep(3000)]);
  signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // Gone already.
  }
}
