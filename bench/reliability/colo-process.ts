import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '#server/folders.ts';

export type Environment = Record<string, string>;

/** How long a start may take before it counts as hung, on a busy machine too. */
const startLimitMs = 180_000;

/** What `npm start` runs: `npm run build` makes it. */
const serverFile = join(projectFolder, 'dist/server/main.js');

/** Colo as it runs for people: a process of its own, which may be killed. */
export class ColoProcess {
  readonly address: string;
  readonly #child: ChildProcess;
  #complaints = '';

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
    // Whatever it writes from here on, at LOG_LEVEL warn, is a complaint.
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        this.#complaints += text;
      });
    }
  }

  static async start(environment: Environment): Promise<ColoProcess> {
    const child = spawn(process.execPath, ['--max-semi-space-size=4', serverFile, '--without-web'], {
      // With the mailbox and the made-up people of development, and with proxies, which development refuses.
      env: { ...process.env, NODE_ENV: 'test', SEED: 'true', LOG_LEVEL: 'warn', PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const ready = new Promise<string>((resolve, reject) => {
      const failed = (why: string) => reject(new Error(`Colo did not start: ${why}\n${said}`));
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        failed('it took too long');
      }, startLimitMs);
      const hear = (text: unknown) => {
        said += text;
        const address = /ready at (\S+)/.exec(said)?.[1];
        if (!address) return;
        clearTimeout(timer);
        resolve(address.replace('localhost', '127.0.0.1'));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => failed(`it ended with ${code}`));
    });
    const address = await ready;
    const complaint = said.split('\n').find((line) => line.startsWith('{'));
    if (complaint) throw new Error(`Colo started with a complaint: ${complaint}`);
    child.stdout.removeAllListeners('data');
    child.stderr.removeAllListeners('data');
    return new ColoProcess(child, address);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get complaints(): string {
    return this.#complaints;
  }

  async memoryMb(): Promise<number> {
    const status = await readFile(`/proc/${this.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  /** As a power cut would end it. */
  kill = () => this.#end('SIGKILL');
  stop = () => this.#end('SIGTERM');

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}
