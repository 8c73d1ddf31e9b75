import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '#server/platform/jobs/jobs.table.ts';
import type { AdminSession, SessionFields } from '#shared/specialists/session-admin.schema.ts';
import { actsOf } from '#tests/support/acts.ts';
import { addSession, addSpecialist, aReminder, emptyHouse } from '#tests/support/specialists.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { videoSessions } from '../specialists.table.ts';

let colo: TestApp;
let desk: ReturnType<TestApp['browser']>;
let written: ReturnType<typeof actsOf>;
let begun: Date;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
  written = actsOf(colo);
  begun = colo.clock.now();
});
afterAll(() => colo.close());
beforeEach(async () => {
  await emptyHouse(colo, begun);
  await written.begin();
  desk = await colo.signedIn('staff@colo.test');
});

const inHours = (hours: number) => new Date(colo.clock.now().getTime() + hours * 3_600_000).toISOString();
const fields = async (own: Partial<SessionFields> = {}): Promise<SessionFields> => ({
  title: 'Introdução sem pressa',
  description: 'Os primeiros alimentos.',
  language: 'pt',
  specialistId: own.specialistId ?? (await addSpecialist(colo)).id,
  category: 'Introdução Alimentar',
  startsAt: inHours(48),
  durationMinutes: 45,
  isPremium: true,
  meetingUrl: 'https://meet.example/sala',
  videoUrl: null,
  previewUrl: null,
  captionsUrl: null,
  ...own,
});
const post = (path: string, body: unknown = {}) => desk.call('POST', `/api/admin/sessions${path}`, { body });
/** From a form that was opened just now, unless it says otherwise. */
const put = async (id: string, body: Partial<AdminSession> | SessionFields) => {
  const updatedAt = (await row(id))?.updatedAt.toISOString();
  return desk.call('PUT', `/api/admin/sessions/${id}`, { body: { updatedAt, ...body } });
};
async function create(own: Partial<SessionFields> = {}) {
  const told = await fields(own);
  const { id } = await (await post('', told)).json();
  return { id: String(id), told };
}
const listed = async (): Promise<AdminSession[]> =>
  (await (await desk.get('/api/admin/sessions')).json()).sessions;
const row = async (id: string) =>
  (await colo.services.db.select().from(videoSessions).where(eq(videoSessions.id, id)))[0];
const acts = async () => (await written.read()).map(({ action }) => action);
const noted = async (kind: string) => colo.services.db.$count(jobs, eq(jobs.kind, kind));
async function remind(id: string) {
  const her = await colo.signedIn('ana@exemplo.test');
  await her.post('/api/sync', { writes: [aReminder(id)] });
}

describe('staff schedule a session', () => {
  it('with all its fields, see it with its addresses, and it is written down', async () => {
    const { id, told } = await create();
    expect(await listed()).toMatchObject([
      { id, ...told, state: 'scheduled', reminderCount: 0, questionCount: 0 },
    ]);
    expect(await acts()).toEqual(['video_session_created']);
  });

  it.each([
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl', 'not_an_address'],
    [{ meetingUrl: 'ftp://meet.example' }, 'meetingUrl', 'not_an_address'],
    [{ captionsUrl: '/media/../../etc/passwd' }, 'captionsUrl', 'not_an_address'],
    [{ durationMinutes: 481 }, 'durationMinutes', 'out_of_range'],
    [{ title: '  ' }, 'title', 'required'],
    [{ startsAt: 'amanhã' }, 'startsAt', 'not_a_moment'],
    [{ specialistId: '00000000-0000-4000-8000-000000000000' }, 'specialistId', 'unknown_specialist'],
  ])('%o is refused by its field', async (wrong, field, code) => {
    const response = await post('', await fields(wrong));
    expect(response.status).toBe(400);
    expect((await response.json()).error.fields).toEqual({ [field]: code });
    expect(await acts()).toEqual([]);
  });

  it('page by page, latest start first', async () => {
    const { id: specialistId } = await addSpecialist(colo);
    for (let n = 0; n < 53; n++) await addSession(colo, { specialistId, startsIn: n });
    const first = await (await desk.get('/api/admin/sessions')).json();
    const second = await (
      await desk.get(`/api/admin/sessions?cursor=${encodeURIComponent(first.nextCursor)}`)
    ).json();
    const starts = [...first.sessions, ...second.sessions].map(({ startsAt }: AdminSession) => startsAt);
    expect(starts).toHaveLength(53);
    expect(starts).toEqual(starts.toSorted().reverse());
    expect(second.nextCursor).toBeNull();
  });
});

describe('staff change a session', () => {
  it('of which nobody is told when only its words change', async () => {
    const { id, told } = await create();
    await remind(id);
    await put(id, { ...told, title: 'Com calma' });
    expect(await row(id)).toMatchObject({ title: 'Com calma', sequence: 0 });
    expect(await noted('session-moved')).toBe(0);
    expect(await acts()).toEqual(['video_session_created', 'video_session_saved']);
  });

  it('to another start: who asked is told and reminded anew, and calendars see a newer one', async () => {
    const { id, told } = await create();
    await remind(id);
    await put(id, { ...told, startsAt: inHours(72) });
    expect(await row(id)).toMatchObject({ sequence: 1, startsAt: new Date(inHours(72)) });
    expect(await noted('session-moved')).toBe(1);
    expect(await noted('session-reminder')).toBe(4);
    expect(await acts()).toContain('video_session_moved');
    expect(await listed()).toMatchObject([{ reminderCount: 1 }]);
  });

  it('and a form that was opened before undoes nothing and writes to nobody', async () => {
    const { id, told } = await create();
    await remind(id);
    const opened = (await listed())[0]?.updatedAt ?? '';
    colo.clock.pass({ minutes: 1 });
    await put(id, { ...told, startsAt: inHours(72) });
    const stale = await put(id, { ...told, title: 'De quem não viu', updatedAt: opened });
    expect(stale.status).toBe(409);
    expect((await stale.json()).error.fields).toEqual({ desk: 'changed_meanwhile' });
    expect(await row(id)).toMatchObject({ title: told.title, startsAt: new Date(inHours(72)) });
    expect(await noted('session-moved')).toBe(1);
  });

  it('to another length: calendars see a newer one, and nobody is written to', async () => {
    const { id, told } = await create();
    await remind(id);
    await put(id, { ...told, durationMinutes: 90 });
    expect(await row(id)).toMatchObject({ sequence: 1 });
    expect(await noted('session-moved')).toBe(0);
  });

  it('cancel it once, with a reason that everyone sees', async () => {
    const { id } = await create();
    await remind(id);
    await post(`/${id}/cancel`, { reason: 'Ficou doente' });
    await post(`/${id}/cancel`, { reason: 'Outra razão' });
    expect(await listed()).toMatchObject([{ state: 'cancelled', cancelReason: 'Ficou doente' }]);
    expect(await row(id)).toMatchObject({ sequence: 1 });
    expect(await noted('session-cancelled')).toBe(1);
    expect((await post(`/${id}/live`)).status).toBe(409);
    expect((await acts()).filter((action) => action === 'video_session_cancelled')).toHaveLength(1);
    expect((await post(`/${id}/cancel`, { reason: ' ' })).status).toBe(400);
  });

  it('take it live, end it, take it live again, and give it a replay', async () => {
    const { id, told } = await create({ startsAt: inHours(0.1) });
    expect((await post(`/${id}/end`)).status).toBe(409);
    await post(`/${id}/live`);
    expect(await listed()).toMatchObject([{ state: 'live', isLive: true }]);
    await post(`/${id}/end`);
    expect(await listed()).toMatchObject([{ state: 'ended', hasReplay: false }]);
    await post(`/${id}/live`);
    expect(await listed()).toMatchObject([{ state: 'live' }]);
    await post(`/${id}/end`);
    await put(id, { ...told, videoUrl: 'https://video.example/a.mp4' });
    expect(await listed()).toMatchObject([{ state: 'ended', hasReplay: true }]);
    expect((await post(`/${id}/cancel`, { reason: 'Tarde demais' })).status).toBe(409);
    expect((await acts()).slice(1)).toEqual([
      'video_session_live',
      'video_session_ended',
      'video_session_live',
      'video_session_ended',
      'video_session_saved',
    ]);
  });

  it('take it live by mistake and off the air again, and it can still take place', async () => {
    const { id } = await create({ startsAt: inHours(0.1) });
    await post(`/${id}/live`);
    await post(`/${id}/unlive`);
    await post(`/${id}/unlive`);
    expect(await listed()).toMatchObject([{ state: 'scheduled', isLive: false }]);
    expect((await acts()).slice(1)).toEqual(['video_session_live', 'video_session_off_air']);
    await post(`/${id}/live`);
    await post(`/${id}/end`);
    expect((await post(`/${id}/unlive`)).status).toBe(409);
  });

  it('cannot put on air what has no address, nor take the address from what is on air', async () => {
    const { id, told } = await create({ startsAt: inHours(0.1), meetingUrl: null });
    const refused = await post(`/${id}/live`);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error.fields).toEqual({ desk: 'no_address' });
    const videoUrl = 'https://video.example/a.m3u8';
    await put(id, { ...told, videoUrl });
    expect((await post(`/${id}/live`)).status).toBe(200);
    expect((await put(id, { ...told, videoUrl: null })).status).toBe(409);
    expect(await listed()).toMatchObject([{ state: 'live', videoUrl }]);
  });

  it('cancel it before they delete it where somebody waits for it', async () => {
    const { id } = await create();
    await remind(id);
    const remove = () => desk.call('DELETE', `/api/admin/sessions/${id}`);
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect((await refused.json()).error.fields).toEqual({ desk: 'cancel_first' });
    expect(await listed()).toMatchObject([{ id }]);
    await post(`/${id}/cancel`, { reason: 'Ficou doente' });
    expect((await remove()).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it('delete it and bring it back', async () => {
    const { id, told } = await create();
    await desk.call('DELETE', `/api/admin/sessions/${id}`);
    await desk.call('DELETE', `/api/admin/sessions/${id}`);
    expect(await listed()).toEqual([]);
    expect((await put(id, told)).status).toBe(404);
    await post(`/${id}/restore`);
    expect(await listed()).toMatchObject([{ id }]);
    expect((await acts()).slice(1)).toEqual(['video_session_deleted', 'video_session_restored']);
  });
});
