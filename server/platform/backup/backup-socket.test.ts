import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { type BackupRequest, openBackupSocket, requestBackup } from './backup-socket.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-door-'));
});
afterEach(() => rm(folder, { recursive: true }));

const log = createLog('silent');
const summary = { rows: 3, tables: 2, mediaFiles: 1 };

it('a running Colo writes the backup that it is asked for, and nobody but its owner may ask', async () => {
  const asked: BackupRequest[] = [];
  const write = async (request: BackupRequest) => {
    asked.push(request);
    return summary;
  };
  const door = await openBackupSocket(folder, write, log);
  const request = { path: '/backups/colo com espaço.sealed', passphrase: 'três gatos\nno telhado' };
  expect(await requestBackup(folder, request)).toEqual(summary);
  expect(asked).toEqual([request]);
  expect((await stat(join(folder, 'backup-door'))).mode & 0o777).toBe(0o600);
  await door.close();
  expect(await requestBackup(folder, { path: '/backups/colo.tar' })).toBeUndefined();
});

it('says why it could not be written', async () => {
  const door = await openBackupSocket(folder, () => Promise.reject(new Error('The disk is full.')), log);
  await expect(requestBackup(folder, { path: '/backups/colo.tar' })).rejects.toThrow('The disk is full.');
  await door.close();
});

it('opens again after a Colo that was killed left its door behind', async () => {
  await writeFile(join(folder, 'backup-door'), '');
  const door = await openBackupSocket(folder, async () => summary, log);
  expect(await requestBackup(folder, { path: '/backups/colo.tar' })).toEqual(summary);
  await door.close();
});
