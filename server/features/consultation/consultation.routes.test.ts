import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#server/features/audit/audit.table.ts';
import { babies } from '#server/features/family/family.table.ts';
import { sweep } from '#server/housekeeping.ts';
import type { NewLinkAnswer, SheetAnswer, SheetLinksAnswer } from '#shared/consultation/sheet.schema.ts';
import type { RecordPut } from '#shared/diary/record.schema.ts';
import { aWithdrawal } from '#tests/support/consent.ts';
import { aFeedRecord, diaryWrite } from '#tests/support/diary.ts';
import { type DiaryFamily, diaryFamily, toldBy } from '#tests/support/diary-family.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { consultationLinks } from './consultation.table.ts';

let colo: TestApp;
let family: DiaryFamily;
let count = 0;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());
beforeEach(async () => {
  family = await diaryFamily(colo, `sheet${count++}`);
});

const timeZone = 'America/Sao_Paulo';
const dayAgo = (days: number) =>
  new Date(colo.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
const span = () => ({ baby: family.babyId, first: dayAgo(6), last: dayAgo(0), timeZone, language: 'pt' });
const put = (record: Partial<RecordPut> & { kind: string }) =>
  diaryWrite('record.put', {
    familyId: family.familyId,
    id: randomUUID(),
    babyId: family.babyId,
    startTime: colo.clock.now().toISOString(),
    endTime: null,
    day: null,
    durationSeconds: null,
    details: {},
    notes: null,
    timeZone,
    groupId: null,
    baseRevision: 0,
    ...record,
  });
const feed = (notes: string | null = null) =>
  diaryWrite(
    'record.put',
    aFeedRecord(colo.clock.now(), { familyId: family.familyId, babyId: family.babyId, notes }),
  );
const question = (notes: string) =>
  put({ kind: 'question', notes, details: { answered: false, answer: null, from: null } });

type Person = DiaryFamily['parent'];
const query = (told: Record<string, string>) => new URLSearchParams({ family: family.familyId, ...told });
const sheetFor = (her: Person, told: Record<string, string> = {}) =>
  her.get(`/api/consultation/sheet?${query({ ...span(), ...told })}`);
const sheet = async (told: Record<string, string> = {}) =>
  ((await (await sheetFor(family.parent, told)).json()) as SheetAnswer).document;
const make = (her: Person = family.parent, told: object = {}) =>
  her.post(`/api/consultation/links?family=${family.familyId}`, { ...span(), notes: [], ...told });
const made = async (told: object = {}): Promise<NewLinkAnswer> => {
  const response = await make(family.parent, told);
  expect(response.status, await response.clone().text()).toBe(201);
  return response.json();
};
const links = async () => {
  const response = await family.parent.get(`/api/consultation/links?family=${family.familyId}`);
  return ((await response.json()) as SheetLinksAnswer).links;
};
const close = (id: string, her: Person = family.parent) =>
  her.call('DELETE', `/api/consultation/links/${id}?family=${family.familyId}`);
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await colo.app.request(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const codeOf = async (response: Response) => (await response.json()).error.code;

describe('the sheet', () => {
  it('tells what the family recorded in these days, in the language that is asked for', async () => {
    await toldBy(family.parent, feed(), feed('Regurgitou'), question('Pode viajar?'));
    const document = await sheet();
    const text = JSON.stringify(document);
    expect(document.title).toBe('Folha para a consulta');
    expect(text).toContain('2× · 40 min');
    for (const said of ['Pode viajar?', 'Regurgitou']) expect(text).toContain(said);
    expect((await sheet({ language: 'en' })).title).toBe('Appointment sheet');
  });

  it('keeps a question that is older than its days, and growth from birth on', async () => {
    await colo.services.db
      .update(babies)
      .set({ sex: 'f', arrival: 'born', birthDate: dayAgo(100) as never })
      .where(eq(babies.id, family.babyId));
    const growth = put({
      kind: 'growth',
      startTime: null,
      day: dayAgo(60) as never,
      details: { weightGrams: 4200, lengthMm: null, headMm: null, lying: null },
    });
    expect(await toldBy(family.parent, question('Antiga?'), growth)).toEqual(['done', 'done']);
    colo.clock.pass({ hours: 24 * 20 });
    family.parent = await colo.signedIn(family.emailOf('parent'));
    const text = JSON.stringify(await sheet());
    expect(text).toContain('Antiga?');
    expect(text).toMatch(/4,2 · z −?\d,\d\d \(P[<>]?\d+\)/);
    expect(text).toContain('"sort":"curves"');
  });

  it('is for those who record: a guest, who is told no medicines, gets none', async () => {
    expect((await sheetFor(family.carer)).status).toBe(200);
    expect(await codeOf(await sheetFor(family.guest))).toBe('not_permitted');
    expect(await codeOf(await sheetFor(family.stranger))).toBe('not_a_member');
  });

  it('says what is wrong with days that cannot be', async () => {
    for (const [told, problem] of [
      [{ first: dayAgo(0), last: dayAgo(3) }, { last: 'ends_before_start' }],
      [{ first: dayAgo(90) }, { last: 'range_too_long' }],
    ] as const) {
      const response = await sheetFor(family.parent, told);
      expect([response.status, (await response.json()).error.fields]).toEqual([400, problem]);
    }
  });

  it('of a baby who was lost, or of another family’s, there is none', async () => {
    expect((await sheetFor(family.parent, { baby: randomUUID() })).status).toBe(404);
    await colo.services.db.update(babies).set({ state: 'died' }).where(eq(babies.id, family.babyId));
    expect((await sheetFor(family.parent)).status).toBe(404);
  });
});

describe('a link', () => {
  it('shows the sheet to whoever has it, as it was when it was made', async () => {
    const [one, other] = [feed('Regurgitou'), feed('Só nosso')];
    await toldBy(family.parent, one, other);
    const { path } = await made({ notes: [(one.body as RecordPut).id] });
    await toldBy(family.parent, question('Depois?'));
    const { status, text } = await read(path);
    expect(status).toBe(200);
    expect(text).toContain('2× · 40 min');
    expect(text).toContain('Regurgitou');
    for (const unsaid of ['Só nosso', 'Depois?']) expect(text).not.toContain(unsaid);
  });

  it('is a page for any browser: no script, no cookie, no referrer, in no index and in no cache', async () => {
    await toldBy(family.parent, question('<script>alert(1)</script>'));
    const { headers, text } = await read((await made()).path);
    expect(text).not.toMatch(/<script|\son\w+=|style=/);
    expect(text).toContain('&lt;script&gt;');
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Robots-Tag')).toContain('noindex');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';(?!.*script)/);
    expect([...text.matchAll(/(?:href|src)="([^"]+)"/g)].every(([, url]) => url?.startsWith('/'))).toBe(true);
  });

  it('tells how often it was opened, and when last; a messenger that looks ahead is shown nothing and not counted', async () => {
    await toldBy(family.parent, question('Pode viajar?'));
    const { path, link } = await made();
    expect(await links()).toMatchObject([{ id: link.id, opened: 0, lastOpenedAt: null }]);
    const ahead = await read(path, { 'User-Agent': 'WhatsApp/2.23.20.0' });
    expect(ahead.text).not.toContain('Pode viajar?');
    await colo.app.request(path, { method: 'HEAD' });
    expect(await links()).toMatchObject([{ opened: 0 }]);
    await read(path);
    colo.clock.pass({ minutes: 5 });
    await read(path);
    expect(await links()).toMatchObject([{ opened: 2, lastOpenedAt: colo.clock.now().toISOString() }]);
  });

  it('closes at once, and then says so calmly, as does one that never was', async () => {
    const { path, link } = await made();
    expect((await close(link.id)).status).toBe(204);
    for (const gone of [path, '/consulta/nada', `/consulta/${'a'.repeat(43)}`]) {
      const { status, text } = await read(gone);
      expect([status, text.includes('Este link não está mais aberto')]).toEqual([404, true]);
    }
    expect((await read(path, { 'Accept-Language': 'en-GB' })).text).toContain('no longer open');
    expect(await links()).toEqual([]);
    expect((await close(link.id)).status).toBe(204);
  });

  it('dies after three days, and nothing of it stays', async () => {
    const { path } = await made();
    colo.clock.pass({ hours: 71 });
    expect((await read(path)).status).toBe(200);
    colo.clock.pass({ hours: 1 });
    expect((await read(path)).status).toBe(404);
    await sweep(colo.services);
    const kept = eq(consultationLinks.familyId, family.familyId);
    expect(await colo.services.db.$count(consultationLinks, kept)).toBe(0);
  });

  it('is a parent’s to make, to see and to close', async () => {
    const { link } = await made();
    for (const her of [family.carer, family.guest]) {
      expect(await codeOf(await make(her))).toBe('not_permitted');
      expect(await codeOf(await close(link.id, her))).toBe('not_permitted');
    }
    expect(await codeOf(await make(family.stranger))).toBe('not_a_member');
    const theirs = await family.stranger.call('DELETE', `/api/consultation/links/${link.id}`);
    expect(theirs.status).toBe(204);
    expect(await links()).toHaveLength(1);
  });

  it('is one of five at most', async () => {
    const all: NewLinkAnswer[] = [];
    for (let n = 0; n < 5; n++) all.push(await made());
    const sixth = await make();
    expect([sixth.status, (await sixth.json()).error.fields]).toEqual([400, { links: 'too_many' }]);
    await close(all[0]?.link.id ?? '');
    await made();
    expect(await links()).toHaveLength(5);
  });

  it('needs the family’s consent, and opens nothing once that is taken back', async () => {
    const { path } = await made();
    expect(await toldBy(family.parent, aWithdrawal('close'))).toEqual(['done']);
    expect((await read(path)).status).toBe(404);
    expect(await codeOf(await make())).toBe('consent_needed');
    expect((await links()).length).toBe(1);
  });

  it('opens nothing once the baby is lost', async () => {
    const { path } = await made();
    await colo.services.db.update(babies).set({ state: 'died' }).where(eq(babies.id, family.babyId));
    expect((await read(path)).status).toBe(404);
  });

  it('stands in the database as a hash, and is written down as made and as closed', async () => {
    const { path, link } = await made();
    const token = path.split('/').at(-1) ?? '';
    const [row] = await colo.services.db
      .select()
      .from(consultationLinks)
      .where(eq(consultationLinks.id, link.id));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    await close(link.id);
    const lines = await colo.services.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.actorEmail, family.emailOf('parent')));
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['consultation_link_made', 'consultation_link_closed']),
    );
  });
});
