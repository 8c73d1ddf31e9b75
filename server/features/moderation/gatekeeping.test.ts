import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hourlyLimits } from '#shared/community/community.rules.ts';
import { codeOf, type Member, type Moderation, openModeration } from '#tests/support/moderation-desk.ts';
import { assertMayWrite, considerText } from './gatekeeping.ts';
import type { Writing } from './hourly-limits.ts';

let desk: Moderation;
beforeAll(async () => {
  desk = await openModeration();
});
afterAll(() => desk.colo.close());

async function ready(name = 'Clara'): Promise<Member> {
  const who = await desk.member(name);
  await who.her.post('/api/community/rules');
  return who;
}
async function known(): Promise<Member> {
  const who = await ready();
  desk.colo.clock.pass({ days: 7 });
  return who;
}

/** What she is told when she tries to write. */
async function outcome(who: Member, kind: Writing['kind'], content = 'Oi', replaces?: string) {
  try {
    const writing = { kind, content, ...(replaces && { replaces }) };
    await assertMayWrite(desk.db, who.id, { ...writing, now: desk.colo.clock.now() });
    return 'welcome';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, why: error.details.fields?.account, wait: error.details.retryAfterSeconds };
  }
}
const tooMany = (why: string, wait = 3600) => ({ code: 'too_many_requests', why, wait });

describe('before her first text', () => {
  it('she accepts the rules, once', async () => {
    const who = await desk.member('Clara');
    expect(await desk.standing(who)).toMatchObject({ rulesAccepted: false, isNewAccount: true });
    for (const kind of ['post', 'comment', 'edit'] as const)
      expect(await outcome(who, kind)).toMatchObject({ code: 'forbidden', why: 'rules_not_accepted' });
    const standing = await (await who.her.post('/api/community/rules')).json();
    expect(standing).toEqual({ rulesAccepted: true, isNewAccount: true, sanction: null, unreadNotices: 0 });
    await who.her.post('/api/community/rules');
    expect(await outcome(who, 'post')).toBe('welcome');
    const { consents } = await (await who.her.get('/api/consents')).json();
    expect(consents.filter(({ kind }: { kind: string }) => kind === 'community-rules')).toHaveLength(1);
  });
});

describe.each(['new', 'known'] as const)('in an hour, a %s account', (age) => {
  const limits = hourlyLimits[age];
  const someone = age === 'new' ? () => ready() : known;

  it(`writes ${limits.posts} posts, and as many in the next`, async () => {
    const who = await someone();
    for (let n = 0; n < limits.posts; n += 1) {
      expect(await outcome(who, 'post')).toBe('welcome');
      await desk.post(who);
    }
    expect(await outcome(who, 'post')).toEqual(tooMany('too_many_posts'));
    expect(await outcome(who, 'comment')).toBe('welcome');
    desk.colo.clock.pass({ minutes: 59 });
    expect(await outcome(who, 'post')).toEqual(tooMany('too_many_posts', 60));
    desk.colo.clock.pass({ minutes: 1 });
    expect(await outcome(who, 'post')).toBe('welcome');
  });

  it(`writes ${limits.comments} comments`, async () => {
    const who = await someone();
    const { id } = await desk.post(await desk.member('Duda'));
    for (let n = 0; n < limits.comments; n += 1) {
      expect(await outcome(who, 'comment')).toBe('welcome');
      await desk.comment(who, id, 'Força');
    }
    expect(await outcome(who, 'comment')).toEqual(tooMany('too_many_comments'));
    expect(await outcome(who, 'post')).toBe('welcome');
    desk.colo.clock.pass({ hours: 1 });
    expect(await outcome(who, 'comment')).toBe('welcome');
  });

  it(`names ${limits.links} addresses, in posts and comments together`, async () => {
    const who = await someone();
    const links = (n: number) => Array.from({ length: n }, (_, m) => `https://exemplo.test/${m}`).join(' ');
    const { id } = await desk.post(who, links(1));
    await desk.comment(who, id, links(limits.links - 2) || 'Sem endereço');
    expect(await outcome(who, 'comment', links(1))).toBe('welcome');
    expect(await outcome(who, 'comment', links(2))).toEqual(tooMany('too_many_links'));
    expect(await outcome(who, 'edit', links(2))).toEqual(tooMany('too_many_links'));
    // What she corrects is not counted beside itself.
    expect(await outcome(who, 'edit', links(2), id)).toBe('welcome');
    expect(await outcome(who, 'comment', 'Sem endereço')).toBe('welcome');
    expect(await outcome(who, 'post', links(limits.links + 1))).toMatchObject({ why: 'too_many_links' });
    desk.colo.clock.pass({ hours: 1 });
    expect(await outcome(who, 'comment', links(2))).toBe('welcome');
  });
});

it('an account is new for seven days', async () => {
  const who = await ready();
  desk.colo.clock.pass({ days: 6, hours: 23, minutes: 59, seconds: 59 });
  expect((await desk.standing(who)).isNewAccount).toBe(true);
  desk.colo.clock.pass({ seconds: 1 });
  expect((await desk.standing(who)).isNewAccount).toBe(false);
});

describe('a sanction', () => {
  const sanctioned = async (kind: 'silence' | 'ban', days: number | null) => {
    const who = await ready();
    const content = `Grosseria ${who.id}`;
    await desk.report(await desk.member('Duda'), await desk.post(who, content));
    await desk.decide(await desk.caseOf(content), { sanction: { kind, days } });
    return who;
  };

  it('silences until its hour, by the clock, and she is told why', async () => {
    const who = await sanctioned('silence', 3);
    const until = new Date(desk.colo.clock.now().getTime() + 3 * 24 * 60 * 60 * 1000).toISOString();
    expect((await desk.standing(who)).sanction).toEqual({ kind: 'silence', until, reason: 'Fere uma regra' });
    expect((await desk.notices(who)).find(({ kind }) => kind === 'silenced')).toMatchObject({ until });
    for (const kind of ['post', 'comment', 'edit'] as const)
      expect(await outcome(who, kind)).toMatchObject({ code: 'forbidden', why: 'silenced' });
    desk.colo.clock.pass({ days: 2, hours: 23, minutes: 59, seconds: 59 });
    expect(await outcome(who, 'post')).toMatchObject({ why: 'silenced' });
    desk.colo.clock.pass({ seconds: 1 });
    expect(await outcome(who, 'post')).toBe('welcome');
    expect((await desk.standing(who)).sanction).toBeNull();
  });

  it('for good does not end by itself, and leaves her all that she reads', async () => {
    const who = await sanctioned('ban', null);
    desk.colo.clock.pass({ days: 29 });
    expect(await outcome(who, 'post')).toMatchObject({ why: 'silenced' });
    expect((await desk.standing(who)).sanction).toMatchObject({ kind: 'ban', until: null });
    expect((await who.her.get('/api/community/notices')).status).toBe(200);
    expect(await desk.acts()).toContain('author_banned');
  });
});

describe('what a sanction leaves her', () => {
  const sanctioned = async (kind: 'silence' | 'ban') => {
    const who = await ready();
    const text = await desk.post(who, `Outra grosseria ${who.id}`);
    const mine = await desk.post(who, 'Um texto meu');
    const answer = await desk.comment(who, mine.id, 'Uma resposta minha');
    await desk.report(await desk.member('Duda'), text);
    await desk.decide(await desk.caseOf(`Outra grosseria ${who.id}`), { sanction: { kind, days: 3 } });
    const theirs = await desk.post(await desk.member('Eva'), 'De outra mãe');
    const heart = async (on: boolean) => {
      const write = { id: crypto.randomUUID(), kind: 'heart.set', body: { postId: theirs.id, on } };
      const { outcomes } = await (await who.her.post('/api/sync', { writes: [write] })).json();
      return outcomes[0].done ? 'done' : outcomes[0].fields.account;
    };
    const restore = async (kindOfText: string, id: string) => {
      await who.her.call('DELETE', `/api/community/${kindOfText}/${id}`);
      return codeOf(await who.her.post(`/api/community/${kindOfText}/${id}/restore`));
    };
    return {
      hearts: [await heart(true), await heart(false)],
      report: await codeOf(await desk.report(who, theirs)),
      restores: [await restore('comments', answer.id), await restore('posts', mine.id)],
    };
  };

  it('a pause: hearts and reports, and nothing that she took back', async () => {
    expect(await sanctioned('silence')).toEqual({
      hearts: ['done', 'done'],
      report: 'done',
      restores: ['forbidden', 'forbidden'],
    });
  });

  it('a ban: to take a heart back, and to read', async () => {
    expect(await sanctioned('ban')).toEqual({
      hearts: ['silenced', 'done'],
      report: 'forbidden',
      restores: ['forbidden', 'forbidden'],
    });
  });
});

describe('a watched word', () => {
  const watch = (word: string, action: 'flag' | 'hold') =>
    desk.ana.call('PUT', '/api/admin/moderation/watched-words', { body: { word, action } });
  const written = async (content: string) => {
    const text = await desk.post(await desk.member('Clara'), content);
    return {
      text,
      ...(await considerText(desk.db, { postId: text.id }, { content, now: desk.colo.clock.now() })),
    };
  };

  it('is found whole, whatever its accents and capitals, and never inside another', async () => {
    await watch('Fórmula', 'flag');
    await watch('leite em pó', 'flag');
    for (const content of ['Formula 1: barata!', 'a FÓRMULA', 'Tenho leite, em po', 'fo\u0301rmula'])
      expect(await written(content).then(() => desk.caseOf(content)), content).toBeTruthy();
    for (const content of ['um formulário', 'reformula tudo', 'leite em pote']) {
      await written(content);
      await expect(desk.caseOf(content), content).rejects.toThrow('There is no open case');
    }
  });

  it('to flag leaves the text there; to hold hides it until somebody has looked', async () => {
    await watch('chupeta', 'flag');
    await watch('mamadeira', 'hold');
    const flagged = await written('Chupeta?');
    expect(await desk.fateOf(flagged.text)).toBe('shown');
    const held = await written('Vendo mamadeira e chupeta');
    expect(await desk.fateOf(held.text)).toBe('hidden');
    const file = await desk.read(await desk.caseOf('Vendo mamadeira'));
    expect(file).toMatchObject({ watchedWords: ['chupeta', 'mamadeira'], hidden: true, concern: null });
  });

  it('is listed, changed and removed by staff, and each is written down', async () => {
    await watch('suplemento', 'flag');
    const { words } = await (await watch(' SUPLEMENTO ', 'hold')).json();
    const its = words.filter(({ word }: { word: string }) => word === 'suplemento');
    expect(its).toEqual([{ word: 'suplemento', action: 'hold', addedAt: expect.any(String) }]);
    expect((await watch('!!', 'flag')).status).toBe(400);
    const address = `/api/admin/moderation/watched-words/${encodeURIComponent('suplemento')}`;
    const left = await (await desk.ana.call('DELETE', address)).json();
    expect(JSON.stringify(left)).not.toContain('suplemento');
    expect(await (await desk.ana.get('/api/admin/moderation/watched-words')).json()).toEqual(left);
    expect((await desk.acts()).slice(0, 2)).toEqual(['watched_word_removed', 'watched_word_set']);
  });
});

describe('words of distress', () => {
  it('put a text first in the queue, leave it there for all to read, and open a decided case anew', async () => {
    const content = 'Eu não aguento mais viver';
    const text = await desk.post(await desk.member('Clara'), content, true);
    const openedAt = desk.colo.clock.now().toISOString();
    // Staff sees the moment of the text alone: that of its arrival could tell what else arrived with it.
    desk.colo.clock.pass({ seconds: 9 });
    const consider = () =>
      considerText(desk.db, { postId: text.id }, { content, now: desk.colo.clock.now() });
    expect(await consider()).toEqual({ concern: 'distress' });
    expect(await desk.fateOf(text)).toBe('shown');
    const { cases } = await desk.queue();
    expect(cases[0]).toMatchObject({ excerpt: content, concern: 'distress', openedAt });
    await desk.decide(cases[0]?.id ?? '', { decision: 'keep' });
    expect((await desk.queue()).cases[0]?.concern).toBeNull();
    await consider();
    expect((await desk.queue()).cases[0]).toMatchObject({ excerpt: content, concern: 'distress' });
  });

  it('are none where there are none', async () => {
    const text = await desk.post(await desk.member('Clara'), 'Morrendo de sono');
    const now = desk.colo.clock.now();
    expect(await considerText(desk.db, { postId: text.id }, { content: 'Morrendo de sono', now })).toEqual({
      concern: null,
    });
    await expect(desk.caseOf('Morrendo')).rejects.toThrow();
  });
});
