import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import { erasePersonalData } from '#server/features/personal-data/personal-data.erasure.ts';
import type { DistancesAnswer } from '#shared/community/care.schema.ts';
import { codeOf, type Member, type Moderation, openModeration } from '#tests/support/moderation-desk.ts';
import { isKeptApart } from './distance.sql.ts';
import { communityNotices } from './moderation.table.ts';

let desk: Moderation;
let her: Member;
let other: Member;
beforeAll(async () => {
  desk = await openModeration();
});
afterAll(() => desk.colo.close());
beforeEach(async () => {
  her = await desk.member('Clara');
  other = await desk.member('Duda');
});

type Text = { type: 'post' | 'comment'; id: string };
const keep = (who: Member, subject: Text, kind: 'mute' | 'block' = 'mute', id = randomUUID()) =>
  who.her.post('/api/community/distances', { id, kind, subject });
const listed = async (who: Member): Promise<DistancesAnswer['distances']> =>
  (await (await who.her.get('/api/community/distances')).json()).distances;

async function sees(viewer: Member | undefined, { type, id }: Text): Promise<boolean> {
  const found =
    type === 'post'
      ? await desk.db
          .select({ id: communityPosts.id })
          .from(communityPosts)
          .where(
            and(
              eq(communityPosts.id, id),
              sql`not ${isKeptApart(viewer?.id, {
                userId: communityPosts.userId,
                isAnonymous: communityPosts.isAnonymous,
                voice: communityPosts.voice,
                postId: communityPosts.id,
              })}`,
            ),
          )
      : await desk.db
          .select({ id: communityComments.id })
          .from(communityComments)
          .where(and(eq(communityComments.id, id), sql`not ${isKeptApart(viewer?.id, communityComments)}`));
  return found.length === 1;
}
/** What each of several texts is to her. */
const sight = (viewer: Member | undefined, texts: Text[]) =>
  Promise.all(texts.map((text) => sees(viewer, text)));

describe('keeping somebody away', () => {
  it('by her name covers all that she signs, and nothing that she does not', async () => {
    const signed = await desk.post(other, 'Assinado');
    const anonymous = await desk.post(other, 'Sem nome', true);
    const comment = await desk.comment(other, anonymous.id, 'Assinado também');
    await keep(her, signed);
    expect(await sight(her, [signed, anonymous, comment])).toEqual([false, true, false]);
    expect(await sight(other, [signed, anonymous, comment])).toEqual([true, true, true]);
    expect(await sight(undefined, [signed, anonymous, comment])).toEqual([true, true, true]);
  });

  it('without a name covers that voice in that talk, and nothing else', async () => {
    const talk = await desk.post(await desk.member('Eva'), 'Uma conversa');
    const voice = await desk.comment(other, talk.id, 'Sem nome', true);
    const again = await desk.comment(other, talk.id, 'Sem nome, de novo', true);
    const signed = await desk.comment(other, talk.id, 'Assinado');
    const elsewhere = await desk.post(other, 'Outra conversa, sem nome', true);
    await keep(her, voice);
    expect(await sight(her, [voice, again, signed, elsewhere, talk])).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('mute leaves her in the other’s sight; block does not, by what each signs', async () => {
    const [hers, hidden] = [await desk.post(her, 'Meu'), await desk.post(her, 'Meu, sem nome', true)];
    const signed = await desk.post(other, 'Assinado');
    await keep(her, signed, 'mute');
    expect(await sight(other, [hers, hidden])).toEqual([true, true]);
    await keep(her, signed, 'block');
    expect(await sight(other, [hers, hidden])).toEqual([false, true]);
    expect(await listed(her)).toMatchObject([{ kind: 'block', of: { name: 'Duda' } }]);
  });

  it('blocking a voice takes her out of that voice’s sight in that talk alone', async () => {
    const talk = await desk.post(her, 'Minha conversa', true);
    const elsewhere = await desk.post(her, 'Outra minha');
    const voice = await desk.comment(other, talk.id, 'Sem nome', true);
    await keep(her, voice, 'block');
    expect(await sight(other, [talk, elsewhere])).toEqual([false, true]);
    expect(await sight(await desk.member('Eva'), [talk])).toEqual([true]);
  });

  it('of her two faces in one talk only the first goes: both would be known for one', async () => {
    const talk = await desk.post(await desk.member('Eva'), 'Duas faces');
    const first = await desk.comment(her, talk.id, 'Assinado');
    desk.colo.clock.pass({ seconds: 1 });
    const second = await desk.comment(her, talk.id, 'Sem nome', true);
    const voice = await desk.comment(other, talk.id, 'Cruel', true);
    await keep(her, voice, 'block');
    expect(await sight(other, [first, second])).toEqual([false, true]);
  });

  it('is listed by the name of today, or by how the talk begins, and undone', async () => {
    const talk = await desk.post(await desk.member('Eva'), `Começa assim ${'e segue '.repeat(30)}`);
    const signed = await desk.post(other, 'Assinado');
    const id = randomUUID();
    await keep(her, signed, 'mute', id);
    desk.colo.clock.pass({ seconds: 1 });
    await keep(her, await desk.comment(other, talk.id, 'Sem nome', true));
    await other.her.call('PATCH', '/api/profile', { body: { name: 'Duda Maria' } });
    const all = await listed(her);
    expect(all).toMatchObject([
      { of: { talk: expect.stringMatching(/^Começa assim/) } },
      { id, of: { name: 'Duda Maria' } },
    ]);
    expect(JSON.stringify(all[0])).not.toMatch(/Duda/);
    expect(JSON.stringify(all)).not.toContain(other.id);

    await other.her.call('DELETE', `/api/community/distances/${id}`);
    expect(await listed(her)).toHaveLength(2);
    for (const _ of [1, 2])
      expect(await codeOf(await her.her.call('DELETE', `/api/community/distances/${id}`))).toBe('done');
    expect(await listed(her)).toHaveLength(1);
    expect(await sees(her, signed)).toBe(true);
  });

  it('a voice stays away, and listed, after whoever it was of left and let her words stay', async () => {
    const talk = await desk.post(await desk.member('Eva'), 'Quem fica, quem vai');
    const voice = await desk.comment(other, talk.id, 'Sem nome', true);
    const signed = await desk.post(other, 'Assinado');
    await keep(her, voice);
    await keep(her, signed);
    const before = await listed(her);
    await erasePersonalData(
      desk.db,
      { userId: other.id, email: other.email, keepCommunityTexts: true },
      desk.colo.services,
    );
    expect(await sees(await desk.member('Flor'), voice)).toBe(true);
    expect(await sees(her, voice)).toBe(false);
    expect((await listed(her)).filter(({ of }) => 'talk' in of)).toEqual(
      before.filter(({ of }) => 'talk' in of),
    );
    // Who never kept that voice away still can; a name that is gone is nobody's to keep away.
    const late = await desk.member('Gil');
    expect(await codeOf(await keep(late, voice))).toBe('done');
    expect(await sees(late, voice)).toBe(false);
    expect(await codeOf(await keep(late, signed))).toBe('not_found');
  });

  it('of herself, of nobody, or by an id of somebody else is refused; twice is once', async () => {
    expect(await codeOf(await keep(her, await desk.post(her, 'Meu', true)))).toBe('invalid_input');
    expect(await codeOf(await keep(her, { type: 'post', id: randomUUID() }))).toBe('not_found');
    const signed = await desk.post(other, 'Assinado');
    const id = randomUUID();
    for (const _ of [1, 2]) expect(await codeOf(await keep(her, signed, 'mute', id))).toBe('done');
    expect(await codeOf(await keep(await desk.member('Eva'), signed, 'mute', id))).toBe('already_exists');
    expect(await listed(her)).toHaveLength(1);
  });
});

describe('her notices', () => {
  it('come newest first, page by page, and are unread until she has seen them', async () => {
    const text = await desk.post(other, `Um texto ${other.id}`);
    await desk.report(her, text);
    const caseId = await desk.caseOf(`Um texto ${other.id}`);
    const at = desk.colo.clock.now();
    await desk.db.insert(communityNotices).values(
      Array.from({ length: 45 }, (_, n) => ({
        userId: her.id,
        caseId,
        kind: 'report_dismissed' as const,
        reason: `${n}`,
        createdAt: new Date(at.getTime() + Math.floor(n / 2)),
      })),
    );
    expect((await desk.standing(her)).unreadNotices).toBe(45);
    const seen: { reason: string; at: string; read: boolean }[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor && `?cursor=${encodeURIComponent(cursor)}`;
      const page = await (await her.her.get(`/api/community/notices${query}`)).json();
      seen.push(...page.notices);
      cursor = page.nextCursor;
    }
    expect(new Set(seen.map(({ reason }) => reason)).size).toBe(45);
    expect(seen).toHaveLength(45);
    const times = seen.map((one) => one.at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(seen.every(({ read }) => !read)).toBe(true);

    expect(await desk.notices(other)).toEqual([]);
    await her.her.post('/api/community/notices/read');
    expect((await desk.standing(her)).unreadNotices).toBe(0);
    expect((await desk.notices(her)).every(({ read }) => read)).toBe(true);
  });
});
