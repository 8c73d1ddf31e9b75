import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Env } from './env.ts';

/** The folder of package.json: this file runs from server/ while developing and from dist/ when built. */
export const projectFolder = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
})();

export const webFolder = join(projectFolder, 'dist/web');
/** What makes the web app's pages. */
export const renderFolder = join(projectFolder, 'dist/server');
export const contentFolder = join(projectFolder, 'content');
export const migrationsFolder = join(projectFolder, 'server/platform/db/migrations');
export const mailFolder = (env: Pick<Env, 'dataDir'>) => join(env.dataDir, 'mail');
export const smsFolder = (env: Pick<Env, 'dataDir'>) => join(env.dataDir, 'sms');
export const mediaFolder = (env: Pick<Env, 'dataDir'>) => join(env.dataDir, 'media');
/** Beside the database, not in it: it outlives what a restore replaces. */
export const erasuresFile = (env: Pick<Env, 'dataDir'>) => join(env.dataDir, 'erasures.jsonl');
/** Files on their way in: nothing here outlives its request. */
export const incomingFolder = (env: Pick<Env, 'dataDir'>) => join(env.dataDir, 'tmp');
