import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditAnswer } from '#shared/audit/audit.schema.ts';
import { type Desk, openDesk } from '#tests/support/writing-desk.ts';
import { auditLog } from './audit.table.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.colo.close());

const published = { publication: { state: 'published' as const } };

describe('every act of staff is written down', () => {
  it('from the first save to the withdrawal, with who and what', async () => {
    const { id } = await desk.save(desk.ana);
    const steps: Parameters<Desk['save']>[1][] = [
      { fields: { title: 'Com outro nome' } },
      published,
      { ...published, fields: { title: 'Corrigido' } },
      {},
      { publication: { state: 'scheduled', at: '2030-01-01T12:00:00.000Z' } },
    ];
    for (const [n, step] of steps.entries()) {
      desk.colo.clock.pass({ seconds: 1 });
      await desk.save(desk.bia, { id, baseVersion: n + 1, ...step });
    }
    const acts = (await desk.acts()).filter((act) => act.subjectId === id);
    expect(acts.map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
      ['article_created', 'ana@colo.test', 'Noites mais calmas'],
      ['article_saved', 'bia@colo.test', 'Com outro nome'],
      ['article_published', 'bia@colo.test', 'Noites mais calmas'],
      ['article_saved', 'bia@colo.test', 'Corrigido'],
      ['article_unpublished', 'bia@colo.test', 'Noites mais calmas'],
      ['article_scheduled', 'bia@colo.test', 'Noites mais calmas'],
    ]);
  });

  it('a refused save is not', async () => {
    const { id } = await desk.save(desk.ana);
    const before = (await desk.acts()).length;
    await desk.send(desk.bia, { id, baseVersion: 7 });
    expect(await desk.acts()).toHaveLength(before);
  });

  it('the download of the waiting list too', async () => {
    desk.colo.clock.pass({ seconds: 1 });
    await (await desk.ana.get('/api/admin/waitlist.csv')).text();
    expect((await desk.acts()).at(-1)).toMatchObject({
      action: 'waitlist_downloaded',
      actor: 'ana@colo.test',
    });
  });
});

it('is read newest first, page by page, each entry once', async () => {
  const at = desk.colo.clock.now();
  await desk.colo.services.db
    .insert(auditLog)
    .values(
      Array.from({ length: 120 }, (_, n) => ({ action: 'article_saved' as const, subject: `Nº ${n}`, at })),
    );
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = cursor && `?cursor=${encodeURIComponent(cursor)}`;
    const page: AuditAnswer = await (await desk.ana.get(`/api/admin/audit${query}`)).json();
    expect(page.entries.length).toBeLessThanOrEqual(50);
    seen.push(...page.entries.map(({ subject }) => subject).filter((subject) => subject.startsWith('Nº ')));
    cursor = page.nextCursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
});
