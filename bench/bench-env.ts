import { readEnv } from '../server/env.ts';

/** Of a Colo that is measured in this process: on a database of its own, silent, and nobody is held back for reading much. */
export const benchEnv = (folder: string, databaseUrl: string, more: Record<string, string> = {}) =>
  readEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'silent',
    READ_LIMIT: '0',
    ...more,
  });
