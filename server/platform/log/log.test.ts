import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createLog } from './log.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('a failed statement is logged with its place and code, and with nobody’s data', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const now = new Date();
  const row = { email: 'ana@exemplo.test', createdAt: now, lastSignInAt: now };
  await database.db.insert(users).values(row);
  const error = await database.db
    .insert(users)
    .values(row)
    .catch((failure: unknown) => failure);
  log.error({ err: error }, 'could not be stored');
  expect(lines.join('')).toContain('insert into');
  expect(lines.join('')).toContain('23505');
  expect(lines.join('')).toContain('log.test.ts');
  expect(lines.join('')).not.toContain('ana@');
});
