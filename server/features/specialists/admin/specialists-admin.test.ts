import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import { cleanUploads } from '#server/features/uploads/uploads.cleaning.ts';
import type { AdminSpecialist, SpecialistFields } from '#shared/specialists/session-admin.schema.ts';
import { actsOf } from '#tests/support/acts.ts';
import { memberOf, send } from '#tests/support/community.ts';
import { photo } from '#tests/support/media-files.ts';
import {
  addSession,
  addSpecialist,
  aQuestion,
  aQuestionHeart,
  emptyHouse,
} from '#tests/support/specialists.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

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

const fields: SpecialistFields = {
  name: 'Marina Exemplo',
  rolePt: 'Pediatra',
  roleEn: 'Paediatrician',
  bioPt: 'Cuida de bebês.',
  bioEn: null,
  registrationNumber: 'Exemplo 0001',
  photoUrl: null,
  topics: ['Sono', 'Desenvolvimento'],
  languages: ['pt'],
};
const call = (method: string, path: string, body?: unknown) =>
  desk.call(method, `/api/admin/specialists${path}`, body === undefined ? {} : { body });
const listed = async (): Promise<AdminSpecialist[]> => (await (await call('GET', '')).json()).specialists;
const create = async (own: Partial<SpecialistFields> = {}): Promise<string> =>
  (await (await call('POST', '', { ...fields, ...own })).json()).id;
const acts = async () => (await written.read()).map(({ action, subject }) => `${action} ${subject}`);

describe('a specialist', () => {
  it('is added, changed, removed and brought back, and each is written down', async () => {
    const id = await create();
    expect(await listed()).toMatchObject([{ ...fields, id, isSample: false, sessionCount: 0, photo: null }]);
    await addSession(colo, { specialistId: id });
    const updatedAt = (await listed())[0]?.updatedAt;
    await call('PUT', `/${id}`, { ...fields, updatedAt, name: 'Marina Silva' });
    expect(await listed()).toMatchObject([{ name: 'Marina Silva', sessionCount: 1 }]);
    await call('DELETE', `/${id}`);
    expect(await listed()).toEqual([]);
    expect((await call('PUT', `/${id}`, { ...fields, updatedAt })).status).toBe(404);
    await call('POST', `/${id}/restore`);
    expect(await listed()).toMatchObject([{ id }]);
    expect(await acts()).toEqual([
      'specialist_created Marina Exemplo',
      'specialist_saved Marina Silva',
      'specialist_deleted Marina Silva',
      'specialist_restored Marina Silva',
    ]);
  });

  it('is not saved over what a colleague changed since the form was opened', async () => {
    const id = await create();
    const [opened] = await listed();
    // What stands in no form does not count as a change of it.
    await call('PUT', `/${id}/availability`, { minutes: 30 });
    colo.clock.pass({ minutes: 1 });
    const { updatedAt } = opened ?? {};
    expect((await call('PUT', `/${id}`, { ...fields, updatedAt, name: 'Da colega' })).status).toBe(200);
    const stale = await call('PUT', `/${id}`, { ...fields, updatedAt, name: 'De quem não viu' });
    expect(stale.status).toBe(409);
    expect((await stale.json()).error).toMatchObject({
      code: 'conflict',
      fields: { desk: 'changed_meanwhile' },
    });
    expect(await listed()).toMatchObject([{ name: 'Da colega' }]);
  });

  it('can be called for so long as staff said', async () => {
    const id = await create();
    await call('PUT', `/${id}/availability`, { minutes: 30 });
    expect(await listed()).toMatchObject([{ availableNow: true }]);
    colo.clock.pass({ minutes: 30 });
    expect(await listed()).toMatchObject([{ availableNow: false }]);
    await call('PUT', `/${id}/availability`, { minutes: 30 });
    await call('PUT', `/${id}/availability`, { minutes: null });
    expect(await listed()).toMatchObject([{ availableNow: false, availableUntil: null }]);
    expect((await call('PUT', `/${id}/availability`, { minutes: 721 })).status).toBe(400);
  });

  it('is chosen for a week, which is named by its Monday', async () => {
    const id = await create();
    const wrong = await call('PUT', `/${id}/week`, { monday: '2026-03-10' });
    expect((await wrong.json()).error.fields).toEqual({ monday: 'not_a_monday' });
    await call('PUT', `/${id}/week`, { monday: '2026-03-09' });
    expect(await listed()).toMatchObject([{ weekOf: '2026-03-09' }]);
    await call('PUT', `/${id}/week`, { monday: null });
    expect(await listed()).toMatchObject([{ weekOf: null }]);
  });

  it('has a photo that staff uploaded, which the sweep of abandoned uploads leaves alone', async () => {
    const wrong = await call('POST', '', { ...fields, photoUrl: '/media/post-images/1-w320.webp' });
    expect((await wrong.json()).error.fields).toEqual({ photoUrl: 'unknown_picture' });
    const bytes = await photo().jpeg().toBuffer();
    const sent = await colo.app.request('/api/admin/uploads/image', {
      method: 'POST',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        Cookie: desk.cookie() ?? '',
        'Content-Type': 'image/jpeg',
        'Content-Length': String(bytes.length),
      },
      body: new Uint8Array(bytes),
    });
    const { url, width, height } = await sent.json();
    await create({ photoUrl: url });
    expect(await listed()).toMatchObject([{ photo: { url, width, height } }]);
    colo.clock.pass({ days: 3 });
    await cleanUploads(colo.services);
    expect((await colo.browser().get(url)).status).toBe(200);
  });
});

describe('a question', () => {
  const questions = async (query = '') =>
    (await (await desk.get(`/api/admin/questions${query}`)).json()).questions;

  it('is marked as answered with words or an address, and not answered after all', async () => {
    const session = await addSession(colo);
    const her = await memberOf(colo, 'ana@exemplo.test');
    await her.post('/api/sync', { writes: [aQuestion(session)] });
    const [{ id }] = await questions(`?sessionId=${session.id}`);
    const answer = (body: unknown) => desk.post(`/api/admin/questions/${id}/answer`, body);
    await answer({ answered: true, text: 'Tire do peito com calma.', address: 'https://colo.example/a' });
    expect(await questions()).toMatchObject([
      {
        answered: { text: 'Tire do peito com calma.', address: 'https://colo.example/a' },
        specialistName: 'Marina Exemplo',
        sessionTitle: session.title,
      },
    ]);
    expect((await answer({ answered: true, text: null, address: 'javascript:1' })).status).toBe(400);
    await answer({ answered: false, text: null, address: null });
    expect(await questions()).toMatchObject([{ answered: null }]);
    expect(await acts()).toEqual(['question_answered Marina Exemplo', 'question_reopened Marina Exemplo']);
  });

  it('is taken away from everyone by staff, not to be brought back by who asked, and comes back by undo', async () => {
    const session = await addSession(colo);
    const her = await memberOf(colo, 'ana@exemplo.test');
    const question = aQuestion(session);
    await send(her, question);
    const act = (deed: string, id = question.body.id) => desk.post(`/api/admin/questions/${id}/${deed}`, {});
    const publicly = async () =>
      (await (await colo.browser().get(`/api/specialists/sessions/${session.id}/questions`)).json())
        .questions;
    await act('remove');
    await act('remove');
    await send(her, { ...question, id: crypto.randomUUID() });
    expect([await publicly(), await questions()]).toEqual([[], []]);
    expect(await send(her, aQuestionHeart(question.body.id))).toMatchObject([{ code: 'not_found' }]);
    expect((await (await desk.get('/api/admin/sessions')).json()).sessions[0].questionCount).toBe(0);
    expect((await act('restore')).status).toBe(200);
    expect(await publicly()).toHaveLength(1);
    expect(await acts()).toEqual(['question_removed Marina Exemplo', 'question_restored Marina Exemplo']);
    expect((await act('remove', crypto.randomUUID())).status).toBe(404);
    expect((await her.post(`/api/admin/questions/${question.body.id}/remove`, {})).status).toBe(403);
  });

  it('of a mother in distress is marked, and read first', async () => {
    const session = await addSession(colo);
    const her = await memberOf(colo, 'ana@exemplo.test');
    await send(her, aQuestion(session, { content: 'Não quero mais viver' }));
    colo.clock.pass({ minutes: 5 });
    await send(her, aQuestion(session, { content: 'Ele morde?' }));
    expect(await questions()).toMatchObject([
      { content: 'Não quero mais viver', concern: 'distress' },
      { content: 'Ele morde?', concern: null },
    ]);
  });

  it('asked anonymously names nobody to staff either', async () => {
    const specialist = await addSpecialist(colo);
    const session = await addSession(colo, { specialistId: specialist.id });
    const her = await memberOf(colo, 'ana@exemplo.test');
    await her.call('PATCH', '/api/profile', { body: { name: 'Ana Flor' } });
    const [asker] = await colo.services.db.select().from(users).where(eq(users.email, 'ana@exemplo.test'));
    await her.post('/api/sync', { writes: [aQuestion(session, { isAnonymous: true })] });
    const answer = JSON.stringify(await questions());
    expect(answer).toContain('"author":{"anonymous":true}');
    expect(answer).not.toMatch(/Ana Flor|ana@exemplo/);
    expect(asker).toBeTruthy();
    expect(answer).not.toContain(asker?.id);
  });
});
