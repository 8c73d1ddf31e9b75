import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type ServerType, serve } from '@hono/node-server';
import { createApp, type Web } from './app.ts';
import { graceMs } from './ending.ts';
import type { Env } from './env.ts';
import { signingKey } from './features/access/tokens/signing-keys.ts';
import { startAppearance } from './features/appearance/appearance.runner.ts';
import { communitySeed } from './features/community/community.seed.ts';
import { loadDailyContent } from './features/daily/content/daily-content.service.ts';
import { loadContent, startContentMedia } from './features/library/content/content.service.ts';
import { storeSampleVideo } from './features/specialists/sample-video.ts';
import { specialistsSeed } from './features/specialists/specialists.seed.ts';
import { waitlistSeed } from './features/waitlist/waitlist.seed.ts';
import { contentFolder, mediaFolder, migrationsFolder, renderFolder } from './folders.ts';
import { startHousekeeping } from './housekeeping.ts';
import { jobHandlers } from './job-handlers.ts';
import { mediaUsers } from './media-users.ts';
import { openOutside } from './outside.ts';
import { personalData } from './personal-data.ts';
import { type BackupRequest, openBackupSocket } from './platform/backup/backup-socket.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { loadSeeds } from './platform/db/seeds.ts';
import { openPrivateFolder } from './platform/files/private-folder.ts';
import { StaticFiles } from './platform/http/static-files.ts';
import { startJobs } from './platform/jobs/jobs.runner.ts';
import { createLog, type Log } from './platform/log/log.ts';
import type { Renderer } from './rendered-pages.ts';
import { openSecret } from './secret.ts';
import type { Services } from './services.ts';

type Options = { clock?: Clock; database?: OpenDatabase; webFolder?: string; grace?: number };

/** Made-up people may fill a demo; where real mothers write, nobody is made up. */
const seedsFor = ({ production }: Env) =>
  production ? [waitlistSeed] : [waitlistSeed, communitySeed, specialistsSeed];

/** Opens everything, listens, and hands back the way to stop. */
export async function startServer(env: Env, options: Options = {}) {
  const log = createLog(env.logLevel);
  const clock = options.clock ?? systemClock;
  await openPrivateFolder(env.dataDir, log);
  const database = options.database ?? (await openDatabase(env, migrationsFolder, log));
  try {
    const outside = await openOutside(env, clock);
    const { media, mailer } = outside;
    const articles = await fill({ env, db: database.db, clock, media });
    const web = options.webFolder ? await openWeb(options.webFolder, log) : undefined;
    const secret = await openSecret(env);
    const { server, port, services } = await listen(env, (boundPort) => {
      const appUrl = env.appUrl ?? `http://localhost:${boundPort}`;
      const { db } = database;
      const made = { env, appUrl, secret, db, clock, ...outside, log, personalData, mediaUsers };
      return { services: made, handler: createApp(made, web).fetch };
    });
    void web?.renderer();
    // Who verifies our tokens has fetched the keys before the first of them comes.
    await signingKey(services);
    const contentMedia = startContentMedia({ db: database.db, media, log }, articles);
    const housekeeping = startHousekeeping({ ...services, db: database.maintenance });
    const backupDoor = env.databaseUrl || options.database ? undefined : await openDoor(services);
    const handlers = jobHandlers(services);
    const jobs = startJobs({ db: database.db, clock, log, handlers, hasOneSession: !env.databaseUrl });
    const appearance = startAppearance(services);

    return {
      appUrl: env.appUrl ?? `http://localhost:${port}`,
      port,
      mailDescription: mailer.description,
      databaseDescription: database.description,
      /** When every article has its cover and its audio. */
      mediaAttached: contentMedia.finished,
      /** What is done every minute, at once. */
      sweepPromptly: housekeeping.promptly,
      /** The texts whose moment has come, at once. */
      appearDue: appearance.appearDue,
      /** The jobs that are due, at once. */
      runDueJobs: jobs.runDue,
      /** Takes no new requests, finishes those it accepted while there is time, then closes what it opened. */
      stop: async () => {
        const timeIsUp = sleep(options.grace ?? graceMs, undefined, { ref: false });
        const worked = Promise.all([
          housekeeping.stop(),
          jobs.stop(),
          appearance.stop(),
          backupDoor?.close(),
        ]);
        await closeServer(server, timeIsUp);
        await Promise.race([worked, timeIsUp]);
        await contentMedia.stop();
        mailer.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The maker of pages is half of the app's code: it is loaded beside the first requests, not before them. */
async function openWeb(folder: string, log: Log): Promise<Web> {
  let loading: Promise<Renderer | undefined> | undefined;
  const renderer = () => {
    loading ??= loadRenderer().catch((error) => {
      log.warn({ err: error }, 'pages come without their content');
      return undefined;
    });
    return loading;
  };
  return { files: await StaticFiles.load(folder), renderer };
}

async function loadRenderer(): Promise<Renderer> {
  const files = await readFile(join(renderFolder, 'screen-files.json'), 'utf8');
  const { renderPage } = await import(pathToFileURL(join(renderFolder, 'render.js')).href);
  return { renderPage, files: JSON.parse(files) };
}

/** What a place holds before anybody comes. */
async function fill({ env, db, clock, media }: Pick<Services, 'env' | 'db' | 'clock' | 'media'>) {
  if (env.seed) await loadSeeds(db, seedsFor(env), clock.now());
  if (env.seed && !env.production) await storeSampleVideo(media);
  const articles = await loadContent({ db, clock }, contentFolder);
  await loadDailyContent({ db, clock }, contentFolder);
  return articles;
}

/** The embedded database is nobody else's to open: this process writes its backups, when it is asked to. */
function openDoor({ env, db, clock, log, secret }: Services) {
  const write = async ({ path, passphrase }: BackupRequest) => {
    const { writeBackup } = await import('./platform/backup/write-backup.ts');
    const folder = env.s3 ? undefined : mediaFolder(env);
    return writeBackup({ db, mediaFolder: folder, secret, passphrase }, path, clock.now());
  };
  return openBackupSocket(env.dataDir, write, log);
}

/** For a whole request: an audio of 100 MB over a slow line takes longer than the five minutes Node allows. */
const requestTimeout = 30 * 60 * 1000;

/**
 * Longer than whatever stands in front keeps a connection it does not use (most say a minute): who closes first must be
 * the side that sends, or a request now and then meets a door that just fell shut.
 */
const keepAliveTimeout = 75 * 1000;

type Handler = Parameters<typeof serve>[0]['fetch'];

/** The app is made once the port is known: with port 0 the system chooses, and mails carry the address. */
function listen(env: Env, makeApp: (port: number) => { services: Services; handler: Handler }) {
  return new Promise<{ server: ServerType; port: number; services: Services }>((resolve, reject) => {
    let handler: Handler;
    const server = serve({
      fetch: (...call) => handler(...call),
      port: env.port,
      hostname: env.host,
      serverOptions: { requestTimeout, keepAliveTimeout },
    });
    server.once('error', reject);
    server.once('listening', () => {
      const { port } = server.address() as AddressInfo;
      const made = makeApp(port);
      handler = made.handler;
      resolve({ server, port, services: made.services });
    });
  });
}

/**
 * A connection kept open after its answer would hold the process back for seconds: idle ones are closed. When the time is
 * up the others are cut: a phone that waits for an answer sends the same again.
 */
function closeServer(server: ServerType, timeIsUp: Promise<unknown>): Promise<void> {
  timeIsUp.then(() => 'closeAllConnections' in server && server.closeAllConnections());
  return new Promise((resolve) => {
    const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections();
    const sweep = setInterval(closeIdle, 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
    closeIdle();
  });
}
