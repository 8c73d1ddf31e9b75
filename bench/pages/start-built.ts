import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** As `npm start` starts it: the built server in a process of its own, so that who measures it does not weigh on it. */
export async function startBuilt(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--max-semi-space-size=4', 'dist/server/main.js'], {
    env: { ...process.env, PORT: '0', READ_LIMIT: '0', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (printed.includes('ready at')) break;
  }
  child.stdout.resume();
  const url = /ready at (\S+)/.exec(printed)?.[1];
  if (!url) throw new Error(`The server did not start: ${printed}`);
  return {
    url,
    async restingMegabytes(): Promise<number> {
      await sleep(15_000);
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
