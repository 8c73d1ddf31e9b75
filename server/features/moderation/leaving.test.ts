import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { communityPosts } from '#server/features/community/community.table.ts';
import { erasePersonalData } from '#server/features/personal-data/personal-data.erasure.ts';
import { codeOf, type Member, type Moderation, openModeration } from '#tests/support/moderation-desk.ts';
import { communityCases, communityDistances, communityReports } from './moderation.table.ts';

let desk: Moderation;
beforeAll(async () => {
  desk = await openModeration();
});
afterAll(() => desk.colo.close());

const leave = (who: Member, keepCommunityTexts: boolean) =>
  desk.db.transaction((transaction) =>
    erasePersonalData(
      transaction,
      { userId: who.id, email: who.email, keepCommunityTexts },
      desk.colo.services,
    ),
  );

it('her words to staff go with her, where her text stays', async () => {
  const [author, reporter] = [await desk.member('Clara'), await desk.member('Duda')];
  const text = await desk.post(author, 'Fica sem mim');
  await desk.report(reporter, text);
  const caseId = await desk.caseOf('Fica sem mim');
  await desk.decide(caseId, { decision: 'keep', sanction: { kind: 'silence', days: 3 } });
  await author.her.post('/api/community/appeals', { caseId, text: 'Eu sou a Clara, de Olinda' });
  await leave(author, true);
  const [kept] = await desk.db.select().from(communityPosts).where(eq(communityPosts.id, text.id));
  expect(kept).toMatchObject({ userId: null, content: 'Fica sem mim' });
  const [left] = await desk.db.select().from(communityCases).where(eq(communityCases.id, caseId));
  expect(left?.appealText).toBeNull();
  // Nobody is left to be told or to pause; the case can still be closed.
  expect(
    await codeOf(await desk.decide(caseId, { appeal: 'dismissed', sanction: { kind: 'ban', days: null } })),
  ).toBe('done');
  const file = await desk.read(caseId);
  expect(file).toMatchObject({ author: { anonymous: false, name: null }, authorHistory: null, appeal: null });
  expect(file.decisions.at(-1)?.sanction).toBeNull();
});

it('what she reported, and whom she kept away, goes with her; so does the case of a text that goes', async () => {
  const [author, reporter] = [await desk.member('Clara'), await desk.member('Duda')];
  const text = await desk.post(author, 'Vai comigo');
  await desk.report(reporter, text);
  const caseId = await desk.caseOf('Vai comigo');
  await reporter.her.post('/api/community/distances', {
    id: crypto.randomUUID(),
    kind: 'block',
    subject: text,
  });
  await leave(reporter, false);
  expect(await desk.db.$count(communityReports, eq(communityReports.caseId, caseId))).toBe(0);
  expect(await desk.db.$count(communityDistances, eq(communityDistances.personId, author.id))).toBe(0);
  expect((await desk.read(caseId)).content).toBe('Vai comigo');
  await leave(author, false);
  expect((await desk.ana.get(`/api/admin/moderation/cases/${caseId}`)).status).toBe(404);
});

it('her download says nothing of who reported her, nor of who keeps away from her', async () => {
  const [author, other] = [await desk.member('Clara'), await desk.member('Duda')];
  const text = await desk.post(author, 'Meus dados');
  await desk.report(other, text, { note: 'Um recado à equipe' });
  await other.her.post('/api/community/distances', { id: crypto.randomUUID(), kind: 'block', subject: text });
  const zip = unzipSync(new Uint8Array(await (await author.her.get('/api/my-data')).arrayBuffer()));
  const all = Object.values(zip)
    .map((file) => Buffer.from(file).toString())
    .join();
  expect(all).toContain('Meus dados');
  for (const trace of ['Um recado', other.id, other.email, '"block"']) expect(all).not.toContain(trace);
});
