import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityPosts } from '#server/features/community/community.table.ts';
import { codeOf, type Member, type Moderation, openModeration } from '#tests/support/moderation-desk.ts';

let desk: Moderation;
let author: Member;
let one: Member;
let two: Member;
let three: Member;
beforeAll(async () => {
  desk = await openModeration();
  author = await desk.member('Clara');
  one = await desk.member('Duda');
  two = await desk.member('Eva');
  three = await desk.member('Flor');
});
afterAll(() => desk.colo.close());

describe('a report', () => {
  it('leaves the text where it is for one and for two mothers, and hides it with the third', async () => {
    const text = await desk.post(author, 'Compre aqui');
    for (const who of [one, two]) {
      expect(await codeOf(await desk.report(who, text))).toBe('done');
      expect(await desk.fateOf(text)).toBe('shown');
    }
    expect(await desk.notices(author)).toEqual([]);
    await desk.report(three, text);
    expect(await desk.fateOf(text)).toBe('hidden');
    expect(await desk.notices(author)).toMatchObject([{ kind: 'text_hidden', excerpt: 'Compre aqui' }]);
    const file = await desk.read(await desk.caseOf('Compre aqui'));
    expect(file).toMatchObject({ reportCount: 3, hidden: true, state: 'open', subject: 'post' });
  });

  it('of one mother counts once, until it was answered; sent twice by her phone it is one', async () => {
    const text = await desk.post(author, 'De novo e de novo');
    const id = randomUUID();
    expect(await codeOf(await desk.report(one, text, { id }))).toBe('done');
    expect(await codeOf(await desk.report(one, text, { id }))).toBe('done');
    expect(await codeOf(await desk.report(one, text))).toBe('already_exists');
    expect(await codeOf(await desk.report(two, text, { id }))).toBe('already_exists');
    const caseId = await desk.caseOf('De novo');
    expect((await desk.read(caseId)).reportCount).toBe(1);

    await desk.decide(caseId, { decision: 'keep' });
    // The old one, heard late, does not open the case again.
    expect(await codeOf(await desk.report(one, text, { id }))).toBe('done');
    expect((await desk.read(caseId)).state).toBe('decided');
    expect(await codeOf(await desk.report(one, text))).toBe('done');
    expect(await desk.read(caseId)).toMatchObject({ state: 'open', reportCount: 1 });
  });

  it('that two phones of hers send in the same moment is one', async () => {
    const text = await desk.post(author, 'Ao mesmo tempo');
    const id = randomUUID();
    const both = await Promise.all([1, 2].map(() => desk.report(two, text, { id })));
    expect(await Promise.all(both.map(codeOf))).toEqual(['done', 'done']);
    expect((await desk.read(await desk.caseOf('Ao mesmo tempo'))).reports).toHaveLength(1);
  });

  it('about a person is filed under the text she is seen through, an anonymous one too', async () => {
    const talk = await desk.post(author, 'Uma conversa', true);
    const text = await desk.comment(author, talk.id, 'Sem nome e sem gentileza', true);
    await desk.report(one, text, { about: 'person', reason: 'hate', note: ' Sempre assim ' });
    const file = await desk.read(await desk.caseOf('Sem nome'));
    expect(file.reports).toMatchObject([{ about: 'person', reason: 'hate', note: 'Sempre assim' }]);
    expect(file.author.anonymous).toBe(true);
    expect(file.authorHistory).toBeNull();
  });

  it('of her own text, of nothing, and of what is gone is refused', async () => {
    const text = await desk.post(author, 'Meu');
    expect(await codeOf(await desk.report(author, text))).toBe('invalid_input');
    expect(await codeOf(await desk.report(one, { type: 'comment', id: text.id }))).toBe('not_found');
    expect(await codeOf(await desk.report(one, text, { reason: 'because' }))).toBe('invalid_input');
    const deletedAt = desk.colo.clock.now();
    await desk.db.update(communityPosts).set({ deletedAt }).where(eq(communityPosts.id, text.id));
    expect(await codeOf(await desk.report(one, text))).toBe('not_found');
  });

  it('can be made twenty times in an hour, and again in the next', async () => {
    const busy = await desk.member('Gabi');
    for (let n = 0; n < 20; n += 1)
      expect(await codeOf(await desk.report(busy, await desk.post(author)))).toBe('done');
    const next = await desk.post(author);
    expect(await codeOf(await desk.report(busy, next))).toBe('too_many_requests');
    desk.colo.clock.pass({ hours: 1 });
    expect(await codeOf(await desk.report(busy, next))).toBe('done');
  });
});
