import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityPosts, communityVersions } from '#server/features/community/community.table.ts';
import { forgetTakenBack } from '#server/features/community/undo.repository.ts';
import type { Concern } from '#shared/care/concern.rules.ts';
import { urgencyOf } from '#shared/care/concern.rules.ts';
import type { CaseListAnswer, SanctionsAnswer } from '#shared/community/moderation.schema.ts';
import { codeOf, type Member, type Moderation, openModeration } from '#tests/support/moderation-desk.ts';
import { openCase } from './cases.repository.ts';
import { considerText } from './gatekeeping.ts';

let desk: Moderation;
beforeAll(async () => {
  desk = await openModeration();
});
afterAll(() => desk.colo.close());

const sanctions = async (): Promise<SanctionsAnswer['sanctions']> =>
  (await (await desk.ana.get('/api/admin/moderation/sanctions')).json()).sanctions;

describe('every route', () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const admin = '/api/admin/moderation';
  const care = '/api/community';
  const staffRoutes = [
    ['GET', `${admin}/cases`],
    ['GET', `${admin}/cases/${nobody}`],
    ['POST', `${admin}/cases/${nobody}/decisions`],
    ['GET', `${admin}/sanctions`],
    ['POST', `${admin}/sanctions/${nobody}/lift`],
    ['GET', `${admin}/watched-words`],
    ['PUT', `${admin}/watched-words`],
    ['DELETE', `${admin}/watched-words/palavra`],
  ] as const;
  const motherRoutes = [
    ['GET', `${care}/standing`],
    ['POST', `${care}/rules`],
    ['POST', `${care}/reports`],
    ['GET', `${care}/distances`],
    ['POST', `${care}/distances`],
    ['DELETE', `${care}/distances/${nobody}`],
    ['GET', `${care}/notices`],
    ['POST', `${care}/notices/read`],
    ['POST', `${care}/appeals`],
  ] as const;

  it.each(staffRoutes)('%s %s is for staff alone', async (method, path) => {
    const { her } = await desk.member('Clara');
    expect((await desk.colo.browser().call(method, path)).status).toBe(401);
    expect((await her.call(method, path)).status).toBe(403);
    expect([200, 400, 404]).toContain((await desk.ana.call(method, path)).status);
  });

  it.each(motherRoutes)('%s %s is for who signed in', async (method, path) => {
    const { her } = await desk.member('Clara');
    expect((await desk.colo.browser().call(method, path)).status).toBe(401);
    expect([200, 400]).toContain((await her.call(method, path)).status);
  });
});

const concernOf = (n: number): Concern | null =>
  (({ 3: 'loss', 5: 'distress', 7: 'violence' })[n % 13] as Concern | undefined) ?? null;

describe('the queue', () => {
  it('has who may be in need first, then who waits longest, page by page, each once', async () => {
    const queue = await openModeration();
    const author = await queue.member('Clara');
    const expected: string[] = [];
    for (let n = 0; n < 65; n += 1) {
      const concern = concernOf(n);
      const { id } = await queue.post(author, `Texto ${n}`);
      await openCase(queue.db, { postId: id }, { concern, now: queue.colo.clock.now() });
      // Some share their moment.
      if (n % 3 === 0) queue.colo.clock.pass({ seconds: 1 });
      expected.push(`Texto ${n}`);
    }
    const seen: CaseListAnswer['cases'] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await queue.queue(cursor && `cursor=${encodeURIComponent(cursor)}`);
      expect(page.counts).toEqual({ open: 65, appealed: 0, decided: 0 });
      seen.push(...page.cases);
      cursor = page.nextCursor;
    }
    expect(seen.map(({ excerpt }) => excerpt).sort()).toEqual(expected.sort());
    const order = seen.map(({ concern, openedAt }) => `${2 - urgencyOf(concern)} ${openedAt}`);
    expect(order).toEqual(order.toSorted());
    expect(seen.slice(0, 10).map(({ concern }) => concern)).not.toContain('loss');
    expect(seen.slice(10, 15).map(({ concern }) => concern)).toEqual(Array(5).fill('loss'));
    expect(seen.slice(15).every(({ concern }) => concern === null)).toBe(true);
    for (const strange of ['x', '1 x', '2026-01-01', "1 '; drop table users"])
      expect((await queue.queue(`cursor=${encodeURIComponent(strange)}`)).cases[0]).toEqual(seen[0]);

    const [first, second] = (await queue.queue()).cases;
    for (const one of [first, second]) {
      await queue.decide(one?.id ?? '', { decision: 'keep' });
      queue.colo.clock.pass({ seconds: 1 });
    }
    const decided = await queue.queue('state=decided');
    expect(decided.counts).toEqual({ open: 63, appealed: 0, decided: 2 });
    expect(decided.cases.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    await queue.colo.close();
  });

  it('shows a comment with its post, its neighbours and what it said before', async () => {
    const [clara, duda] = [await desk.member('Clara'), await desk.member('Duda')];
    const talk = await desk.post(clara, 'A conversa toda');
    const spoken: string[] = [];
    const subjects = [];
    for (let n = 0; n < 13; n += 1) {
      desk.colo.clock.pass({ seconds: 1 });
      spoken.push(`Resposta ${n}`);
      subjects.push(await desk.comment(duda, talk.id, `Resposta ${n}`));
    }
    const subject = subjects[6];
    if (!subject) throw new Error('Nothing was said');
    const at = desk.colo.clock.now();
    await desk.db
      .insert(communityVersions)
      .values({ commentId: subject.id, content: 'Mais duro', replacedAt: at });
    await desk.report(clara, subject, { reason: 'unkind', note: 'Me doeu' });
    const file = await desk.read(await desk.caseOf('Resposta 6'));
    expect(file).toMatchObject({
      subject: 'comment',
      content: 'Resposta 6',
      author: { anonymous: false, name: 'Duda' },
      post: { id: talk.id, content: 'A conversa toda', author: { anonymous: false, name: 'Clara' } },
      versions: [{ content: 'Mais duro', at: at.toISOString() }],
      reports: [{ reason: 'unkind', note: 'Me doeu', about: 'text', at: at.toISOString() }],
      appeal: null,
    });
    expect(file.context.map(({ content }) => content)).toEqual(spoken.slice(1, 12));
    expect(file.context.filter(({ isSubject }) => isSubject).map(({ id }) => id)).toEqual([subject.id]);
  });

  it('of a text rewritten many times shows the last twenty versions, oldest first', async () => {
    const text = await desk.post(await desk.member('Clara'), 'Reescrito');
    const at = desk.colo.clock.now().getTime();
    const versions = Array.from({ length: 30 }, (_, n) => ({
      postId: text.id,
      content: `Versão ${n}`,
      replacedAt: new Date(at + n),
    }));
    await desk.db.insert(communityVersions).values(versions);
    await desk.report(await desk.member('Duda'), text);
    const file = await desk.read(await desk.caseOf('Reescrito'));
    expect(file.versions.map(({ content }) => content)).toEqual(
      versions.slice(10).map(({ content }) => content),
    );
  });
});

describe('staff and whoever wrote without her name', () => {
  const judged = async (author: Member, content: string, isAnonymous: boolean, said: object) => {
    const text = await desk.post(author, content, isAnonymous);
    await desk.report(await desk.member('Rita'), text);
    const caseId = await desk.caseOf(content);
    await desk.decide(caseId, said);
    return caseId;
  };

  it('see a name’s history of signed texts alone, and none of an anonymous voice', async () => {
    const author = await desk.member('Marina');
    await judged(author, 'Assinado e ruim', false, { sanction: { kind: 'silence', days: 1 } });
    await judged(author, 'Assinado e bom', false, { decision: 'keep' });
    await judged(author, 'Escondida e ruim', true, { sanction: { kind: 'ban', days: null } });
    const signed = await judged(author, 'Assinado, mais um', false, { decision: 'keep' });
    expect((await desk.read(signed)).authorHistory).toMatchObject({
      removed: 1,
      kept: 1,
      // Not the ban: that belongs to a voice without a name.
      sanction: { kind: 'silence' },
    });
    const anonymous = await judged(author, 'Escondida outra vez', true, { decision: 'keep' });
    expect((await desk.read(anonymous)).authorHistory).toBeNull();
  });

  it('never meet: no answer has her id, her name, her e-mail, nor who reported', async () => {
    const author = await desk.member('Perpétua');
    const reporter = await desk.member('Zuleica');
    const talk = await desk.post(author, 'Uma conversa sem nome', true);
    const text = await desk.comment(author, talk.id, 'Uma resposta sem nome: quero morrer', true);
    await considerText(
      desk.db,
      { commentId: text.id },
      { content: 'quero morrer', now: desk.colo.clock.now() },
    );
    for (const one of [talk, text]) await desk.report(reporter, one, { about: 'person' });
    const ids = [await desk.caseOf('Uma conversa sem'), await desk.caseOf('Uma resposta sem')];
    const answers: string[] = [];
    const look = async () => {
      const paths = ['open', 'appealed', 'decided'].map((state) => `cases?state=${state}`);
      for (const path of [...paths, ...ids.map((id) => `cases/${id}`), 'sanctions', 'watched-words'])
        answers.push(await (await desk.ana.get(`/api/admin/moderation/${path}`)).text());
      answers.push(await (await desk.ana.get('/api/admin/audit')).text());
    };
    await look();
    for (const id of ids)
      answers.push(await (await desk.decide(id, { sanction: { kind: 'silence', days: 2 } })).text());
    for (const id of ids)
      await author.her.post('/api/community/appeals', { caseId: id, text: 'Peço outra análise' });
    await look();
    const notes = (await sanctions()).filter(({ caseId }) => ids.includes(caseId ?? ''));
    expect(notes.map(({ name, anonymous }) => [name, anonymous])).toEqual([
      [null, true],
      [null, true],
    ]);
    answers.push(await (await desk.ana.post(`/api/admin/moderation/sanctions/${notes[0]?.id}/lift`)).text());
    await look();
    answers.push(JSON.stringify(await desk.notices(reporter)));
    const all = answers.join();
    expect(all).toContain('Uma resposta sem nome');
    for (const { id, name, email } of [author, reporter])
      for (const trace of [id, name, email]) expect(all).not.toContain(trace);
    // Inside one talk she has one face, so that it can be followed.
    const [first, second] = [await desk.read(ids[0] ?? ''), await desk.read(ids[1] ?? '')];
    expect(first.author).toEqual(second.author);
  });
});

describe('a sanction', () => {
  it('is listed by the name that signed, and lifted: she is told, it is written down, once', async () => {
    const author = await desk.member('Nina');
    await desk.report(await desk.member('Rita'), await desk.post(author, 'Assinado por Nina'));
    await desk.decide(await desk.caseOf('Assinado por Nina'), { sanction: { kind: 'ban', days: 30 } });
    const note = (await sanctions()).find(({ name }) => name === 'Nina');
    expect(note).toMatchObject({ kind: 'ban', anonymous: false, reason: 'Fere uma regra' });
    const lift = () => desk.bia.post(`/api/admin/moderation/sanctions/${note?.id}/lift`);
    desk.colo.clock.pass({ seconds: 1 });
    expect(await codeOf(await lift())).toBe('done');
    expect(await codeOf(await lift())).toBe('not_found');
    expect((await desk.standing(author)).sanction).toBeNull();
    expect((await desk.notices(author))[0]?.kind).toBe('sanction_lifted');
    expect((await desk.acts()).filter((act) => act === 'sanction_lifted').length).toBeGreaterThan(0);
    expect((await sanctions()).some(({ name }) => name === 'Nina')).toBe(false);
  });

  it('outlasts the text that it is for: taken back and forgotten, she still may not write', async () => {
    const author = await desk.member('Paula');
    const text = await desk.post(author, 'Assinado por Paula');
    await desk.report(await desk.member('Rita'), text);
    await desk.decide(await desk.caseOf('Assinado por Paula'), {
      reason: 'Ameaçou outra mãe',
      sanction: { kind: 'ban', days: null },
    });
    await author.her.call('DELETE', `/api/community/posts/${text.id}`);
    const { clock } = desk.colo;
    await forgetTakenBack(desk.db, new Date(clock.now().getTime() + 400 * 24 * 60 * 60 * 1000));
    expect(await desk.db.$count(communityPosts, eq(communityPosts.id, text.id))).toBe(0);
    expect((await desk.standing(author)).sanction).toMatchObject({ kind: 'ban' });
    const note = (await sanctions()).find(({ reason }) => reason === 'Ameaçou outra mãe');
    expect(note).toMatchObject({ kind: 'ban', caseId: null, name: null });
    expect(await codeOf(await desk.ana.post(`/api/admin/moderation/sanctions/${note?.id}/lift`))).toBe(
      'done',
    );
    expect((await desk.standing(author)).sanction).toBeNull();
  });

  it('that is over is no longer listed', async () => {
    const author = await desk.member('Olga');
    await desk.report(await desk.member('Rita'), await desk.post(author, 'Assinado por Olga'));
    await desk.decide(await desk.caseOf('Assinado por Olga'), { sanction: { kind: 'silence', days: 1 } });
    const isListed = async () => (await sanctions()).some(({ name }) => name === 'Olga');
    expect(await isListed()).toBe(true);
    desk.colo.clock.pass({ days: 1 });
    expect(await isListed()).toBe(false);
  });
});
