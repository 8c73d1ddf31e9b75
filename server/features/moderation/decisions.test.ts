import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Member, type Moderation, openModeration } from '#tests/support/moderation-desk.ts';

let desk: Moderation;
beforeAll(async () => {
  desk = await openModeration();
});
afterAll(() => desk.colo.close());

/** A reported text, its author and who reported it. */
async function reported(content: string, isAnonymous = false) {
  const [author, reporter] = [await desk.member('Clara'), await desk.member('Duda')];
  const text = await desk.post(author, content, isAnonymous);
  await desk.report(reporter, text);
  return { author, reporter, text, caseId: await desk.caseOf(content) };
}
const kinds = async (who: Member) => (await desk.notices(who)).map(({ kind }) => kind);

describe('a decision', () => {
  it('to remove takes the text away, tells both sides why, and is written down', async () => {
    const { author, reporter, text, caseId } = await reported('Vendo mamadeiras');
    const reason = 'A lei 11.265 não permite';
    const answer = await (await desk.decide(caseId, { reason })).json();
    expect(answer).toMatchObject({
      state: 'decided',
      hidden: true,
      decisions: [{ decision: 'remove', reason, by: 'ana@colo.test', sanction: null }],
    });
    expect(await desk.fateOf(text)).toBe('removed');
    expect(await desk.notices(author)).toMatchObject([
      {
        kind: 'text_removed',
        reason,
        excerpt: 'Vendo mamadeiras',
        postId: text.id,
        read: false,
        appealable: caseId,
      },
    ]);
    expect(await desk.notices(reporter)).toMatchObject([
      { kind: 'report_upheld', reason, excerpt: null, postId: null, appealable: null },
    ]);
    expect((await desk.acts())[0]).toBe('text_removed');
  });

  it('to keep brings a hidden text back, and says nothing to an author who knew of nothing', async () => {
    const quiet = await reported('Nunca escondido');
    await desk.decide(quiet.caseId, { decision: 'keep' });
    expect(await kinds(quiet.author)).toEqual([]);
    expect(await kinds(quiet.reporter)).toEqual(['report_dismissed']);

    const hidden = await reported('Escondido e bom');
    for (const name of ['Eva', 'Flor']) await desk.report(await desk.member(name), hidden.text);
    expect(await desk.fateOf(hidden.text)).toBe('hidden');
    desk.colo.clock.pass({ seconds: 1 });
    await desk.decide(hidden.caseId, { decision: 'keep' });
    expect(await desk.fateOf(hidden.text)).toBe('shown');
    expect(await kinds(hidden.author)).toEqual(['text_restored', 'text_hidden']);
    expect((await desk.acts())[0]).toBe('text_kept');
  });

  it('is made once: of two at the same moment the second is told', async () => {
    const { caseId, author } = await reported('Dois olhares');
    const both = await Promise.all([
      desk.decide(caseId, { decision: 'keep' }, desk.ana),
      desk.decide(caseId, { decision: 'remove' }, desk.bia),
    ]);
    expect((await Promise.all(both.map(codeOf))).sort()).toEqual(['conflict', 'done']);
    expect((await desk.read(caseId)).decisions).toHaveLength(1);
    expect((await desk.notices(author)).length).toBeLessThanOrEqual(1);
  });

  it('needs a reason, a known case and a possible duration', async () => {
    const { caseId } = await reported('Sem motivo');
    const sanction = (days: number) => ({ sanction: { kind: 'silence', days } });
    for (const said of [
      { reason: '  ' },
      { reason: 'x'.repeat(501) },
      sanction(0),
      sanction(366),
      sanction(1.5),
    ])
      expect(await codeOf(await desk.decide(caseId, said))).toBe('invalid_input');
    expect(await codeOf(await desk.decide('00000000-0000-4000-8000-000000000000'))).toBe('not_found');
    expect((await desk.read(caseId)).state).toBe('open');
  });
});

describe('an appeal', () => {
  const appeal = ({ her }: Member, caseId: string, text = 'Foi um engano') =>
    her.post('/api/community/appeals', { caseId, text });

  it('is her author’s alone, once, and brings the case back to the queue', async () => {
    const { author, reporter, text, caseId } = await reported('Quero de volta');
    expect(await codeOf(await appeal(author, caseId))).toBe('conflict');
    await desk.decide(caseId);
    expect(await codeOf(await appeal(reporter, caseId))).toBe('not_found');
    expect(await codeOf(await appeal(author, caseId, ' '))).toBe('invalid_input');
    expect(await codeOf(await appeal(author, caseId))).toBe('done');
    expect(await codeOf(await appeal(author, caseId))).toBe('done');
    expect(await codeOf(await appeal(author, caseId, 'E mais isto'))).toBe('already_exists');
    expect((await desk.notices(author))[0]?.appealable).toBeNull();
    expect(await desk.caseOf('Quero', 'appealed')).toBe(caseId);
    expect((await desk.read(caseId)).appeal).toMatchObject({ text: 'Foi um engano' });

    desk.colo.clock.pass({ seconds: 1 });
    const without = { decision: 'keep', reason: 'Ela tem razão' };
    expect(await codeOf(await desk.decide(caseId, without))).toBe('invalid_input');
    await desk.decide(caseId, { ...without, appeal: 'upheld' }, desk.bia);
    expect(await desk.fateOf(text)).toBe('shown');
    expect(await desk.notices(author)).toMatchObject([
      { kind: 'appeal_upheld', reason: 'Ela tem razão' },
      { kind: 'text_removed' },
    ]);
    expect(await kinds(reporter)).toEqual(['report_dismissed', 'report_upheld']);
    expect((await desk.read(caseId)).decisions.map(({ by }) => by)).toEqual([
      'ana@colo.test',
      'bia@colo.test',
    ]);
  });

  it('that is dismissed ends there', async () => {
    const { author, text, caseId } = await reported('Fica fora');
    await desk.decide(caseId);
    await appeal(author, caseId);
    desk.colo.clock.pass({ seconds: 1 });
    await desk.decide(caseId, { appeal: 'dismissed' });
    expect(await desk.fateOf(text)).toBe('removed');
    expect((await kinds(author))[0]).toBe('appeal_dismissed');
    expect((await desk.notices(author)).every(({ appealable }) => appealable === null)).toBe(true);
    expect(await codeOf(await appeal(author, caseId, 'Por favor'))).toBe('already_exists');
  });

  it('is heard for thirty days, and not after', async () => {
    const [early, late] = [await reported('A tempo'), await reported('Tarde demais')];
    for (const { caseId } of [early, late]) await desk.decide(caseId);
    desk.colo.clock.pass({ days: 30 });
    expect(await codeOf(await appeal(early.author, early.caseId))).toBe('done');
    desk.colo.clock.pass({ seconds: 1 });
    expect((await desk.notices(late.author))[0]?.appealable).toBeNull();
    expect(await codeOf(await appeal(late.author, late.caseId))).toBe('conflict');
  });

  it('also against a sanction, of a text that stayed; upheld, it ends the sanction', async () => {
    const { author, reporter, caseId } = await reported('Só a pausa');
    await desk.decide(caseId, { decision: 'keep', sanction: { kind: 'silence', days: 7 } });
    expect((await desk.notices(author))[0]).toMatchObject({ kind: 'silenced', appealable: caseId });
    expect(await codeOf(await appeal(author, caseId))).toBe('done');
    desk.colo.clock.pass({ seconds: 1 });
    await desk.decide(caseId, { decision: 'keep', appeal: 'upheld' });
    expect((await desk.standing(author)).sanction).toBeNull();
    expect(await kinds(author)).toEqual(['appeal_upheld', 'silenced']);
    // She was told before that the text stays.
    expect(await kinds(reporter)).toEqual(['report_dismissed']);
  });

  it('against a sanction is dismissed where the text stays: the pause goes on, and she is told so', async () => {
    const { author, text, caseId } = await reported('A pausa fica');
    await desk.decide(caseId, { decision: 'keep', sanction: { kind: 'silence', days: 7 } });
    await appeal(author, caseId);
    desk.colo.clock.pass({ seconds: 1 });
    await desk.decide(caseId, { decision: 'keep', appeal: 'dismissed' });
    expect(await desk.fateOf(text)).toBe('shown');
    expect((await desk.standing(author)).sanction).toMatchObject({ kind: 'silence' });
    expect(await kinds(author)).toEqual(['appeal_dismissed', 'silenced']);
  });

  it('may be right about the pause and not about the text', async () => {
    const { author, text, caseId } = await reported('O texto sai, a pausa também');
    await desk.decide(caseId, { sanction: { kind: 'ban', days: null } });
    await appeal(author, caseId);
    desk.colo.clock.pass({ seconds: 1 });
    await desk.decide(caseId, { decision: 'remove', appeal: 'upheld' });
    expect(await desk.fateOf(text)).toBe('removed');
    expect((await desk.standing(author)).sanction).toBeNull();
    expect((await kinds(author))[0]).toBe('appeal_upheld');
  });
});
