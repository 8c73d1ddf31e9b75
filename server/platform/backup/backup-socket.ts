import { rmSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Log } from '../log/log.ts';
import type { BackupSummary } from './write-backup.ts';

/**
 * Nobody but the running process may open the embedded database. So that it can be backed up without stopping, that
 * process listens on a socket in its data folder, which only who owns the folder may use. It does one thing: it writes
 * a backup to the path it is told, sealed with the passphrase it is told, and never over a file.
 */
const doorOf = (dataDir: string) => join(dataDir, 'backup-door');

const requestSchema = v.object({ path: v.string(), passphrase: v.optional(v.string()) });
export type BackupRequest = v.InferOutput<typeof requestSchema>;
type Answer = { done: BackupSummary } | { failed: string };

export async function openBackupSocket(
  dataDir: string,
  write: (request: BackupRequest) => Promise<BackupSummary>,
  log: Log,
): Promise<{ close: () => Promise<void> }> {
  const door = doorOf(dataDir);
  await rm(door, { force: true });
  const answer = async (caller: Socket) => {
    const given = await new Promise<string>((resolve, reject) => {
      caller.once('data', (line) => resolve(String(line))).once('error', reject);
    });
    const answered: Answer = await write(v.parse(requestSchema, JSON.parse(given))).then(
      (done) => ({ done }),
      (error: Error) => ({ failed: error.message }),
    );
    caller.end(JSON.stringify(answered));
  };
  const server = createServer((caller) => {
    caller.on('error', () => undefined);
    answer(caller).catch(() => caller.destroy());
  });
  const listening = await new Promise<boolean>((resolve) => {
    server.once('error', (error) => {
      // Some systems have no such sockets, or not under so long a name: backups then need a stopped Colo.
      log.warn({ err: error }, 'no backup can be taken while Colo runs');
      resolve(false);
    });
    server.listen(door, () => resolve(true));
  });
  if (listening) await chmod(door, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        if (!listening) return resolve();
        server.close(() => resolve());
        rmSync(door, { force: true });
      }),
  };
}

/** Asks the Colo that has this data folder open to write a backup; undefined where none answers. */
export async function requestBackup(
  dataDir: string,
  request: BackupRequest,
): Promise<BackupSummary | undefined> {
  const socket = createConnection(doorOf(dataDir));
  const open = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!open) return undefined;
  socket.write(`${JSON.stringify(request)}\n`);
  const answer: Answer = JSON.parse(await text(socket));
  if ('failed' in answer) throw new Error(answer.failed);
  return answer.done;
}
