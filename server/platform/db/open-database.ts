import type { Log } from '../log/log.ts';
import type { OpenDatabase } from './database.ts';

type Settings = { databaseUrl: string | undefined; dataDir: string };

/** Migrated and ready; as it stands where no migrations are given. Each driver is loaded only where it is used. */
export async function openDatabase(
  settings: Settings,
  migrationsFolder: string | undefined,
  log: Log,
): Promise<OpenDatabase> {
  if (settings.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings.databaseUrl, migrationsFolder, log);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(settings.dataDir, migrationsFolder);
}
