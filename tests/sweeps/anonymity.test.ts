import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/db/rows.ts';
import { createLog } from '#server/platform/log/log.ts';
import { aPost } from '#tests/support/a-post.ts';
import { aComment, aHeart, allAppear, memberOf, publish, send, userIdOf } from '#tests/support/community.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/**
 * Written once, it guards the route that is added tomorrow: a mother everybody could know writes without her name, is
 * answered, reported, blocked, judged and sanctioned; then everyone reads everything, and nothing they get names her.
 */
const zenaide = { email: 'zenaide.quaresma@exemplo.test', name: 'Zenaide Quaresma' };
const rosalinda = { email: 'rosalinda.prado@exemplo.test', name: 'Rosalinda Prado' };

const lines: string[] = [];
/** What left the server, by whom it was read and where. */
const told: { place: string; text: string }[] = [];

let colo: TestApp;
/** What would give each of them away. */
let secrets: { zenaide: string[]; rosalinda: string[] };
/** The texts that Zenaide did not sign. */
let unsigned: string[];
let anonymousTalks: string[];
let readers: Record<'visitor' | 'mother' | 'blocked mother' | 'staff', Reader>;

type Reader = { call: (method: string, path: string, body?: unknown) => Promise<Response> };

/** A browser that writes down every byte it was sent. */
function listening(who: string, browser: ReturnType<TestApp['browser']>): Reader {
  return {
    call: async (method, path, body) => {
      const answer = await browser.call(method, path, body === undefined ? {} : { body });
      const bytes = new Uint8Array(await answer.clone().arrayBuffer());
      // Set-Cookie excepted nothing is: a header can tell as well as a body.
      const headers = [...answer.headers].map((pair) => pair.join(': ')).join('\n');
      const place = `${who}: ${method} ${path}`;
      told.push({ place, text: headers }, { place, text: Buffer.from(bytes).toString() });
      if (answer.headers.get('Content-Type') === 'application/zip') {
        for (const [name, file] of Object.entries(unzipSync(bytes)))
          told.push({ place: `${place} ${name}`, text: Buffer.from(file).toString() });
      }
      return answer;
    },
  };
}

async function known({ email, name }: typeof zenaide, babyName: string, babyAvatar: string) {
  const her = await memberOf(colo, email, name);
  await her.call('PATCH', '/api/profile', { body: { babyName, babyAvatar, age: 47 } });
  const id = await userIdOf(colo, email);
  const signs = [id, id.replaceAll('-', ''), email, ...name.split(' '), babyName];
  return { her, signs: signs.map((sign) => sign.toLowerCase()) };
}

beforeAll(async () => {
  colo = await startTestApp(
    { STAFF_EMAILS: 'staff@colo.test' },
    { log: createLog('debug', { write: (line) => void lines.push(line) }) },
  );
  const she = await known(zenaide, 'Heliodoro', 'sunflower');
  const open = await known(rosalinda, 'Crisóstomo', 'cherry');
  // Of the drawings of a baby only these two stand for nothing else.
  secrets = { zenaide: [...she.signs, 'sunflower'], rosalinda: open.signs };
  await memberOf(colo, 'other@exemplo.test', 'Outra');
  const blocked = await memberOf(colo, 'blocked@exemplo.test', 'Afastada');
  const signed = await publish(open.her, { content: 'Quem mais não dorme?' });
  const blockedPost = await publish(blocked, { content: 'Boa noite a todas' });
  const post = await publish(she.her, { isAnonymous: true, content: 'Um segredo meu' });
  const worrying = await publish(she.her, { isAnonymous: true, content: 'Eu quero morrer' });
  const judged = await publish(she.her, { isAnonymous: true, content: 'Vendo uma coisa' });
  const unsignedComments = [post, signed, blockedPost].map((talk) =>
    aComment(talk, { isAnonymous: true, content: 'Um segredo respondido' }),
  );
  await send(she.her, ...unsignedComments, aHeart(signed));
  await allAppear(colo);
  // Signed in just now: all her data are told to nobody whose proof is older than minutes.
  readers = {
    visitor: listening('visitor', colo.browser()),
    mother: listening('mother', await colo.signedIn('other@exemplo.test')),
    'blocked mother': listening('blocked mother', await colo.signedIn('blocked@exemplo.test')),
    staff: listening('staff', await colo.signedIn('staff@colo.test')),
  };
  await send(open.her, aComment(post, { content: 'Estou aqui' }));
  anonymousTalks = [post, worrying];
  unsigned = [post, worrying, judged, ...unsignedComments.map(({ body }) => body.id)];

  await she.her.call('PATCH', `/api/community/posts/${post}`, {
    body: {
      category: aPost().category,
      need: 'advice',
      content: 'Um segredo só meu',
      allowPrivateMessages: true,
    },
  });
  await she.her.post('/api/community/distances', {
    id: randomUUID(),
    kind: 'block',
    subject: { type: 'post', id: blockedPost },
  });
  await beCaredFor(judged, unsignedComments[1]?.body.id ?? '', post);
});
afterAll(() => colo.close());

/** Reported by mothers, kept away from, judged by staff, with a pause for its author. */
async function beCaredFor(judged: string, comment: string, muted: string): Promise<void> {
  const { mother, staff } = readers;
  for (const [type, id, about] of [
    ['post', judged, 'text'],
    ['comment', comment, 'person'],
  ]) {
    const report = { id: randomUUID(), subject: { type, id }, about, reason: 'sales', note: 'Vende' };
    expect((await mother.call('POST', '/api/community/reports', report)).status).toBe(200);
  }
  const away = { id: randomUUID(), kind: 'mute', subject: { type: 'comment', id: comment } };
  expect((await mother.call('POST', '/api/community/distances', away)).status).toBe(200);
  // What is hers answers to nobody else, and does not say whose it is.
  for (const [method, path] of [
    ['PATCH', `posts/${muted}`],
    ['DELETE', `posts/${muted}`],
    ['POST', `posts/${muted}/restore`],
    ['DELETE', `comments/${comment}`],
  ] as const)
    await mother.call(method, `/api/community/${path}`, method === 'PATCH' ? {} : undefined);
  expect((await mother.call('POST', '/api/community/posts', aPost({ id: muted }))).status).toBe(409);

  const list = await staff.call('GET', '/api/admin/moderation/cases');
  const { cases } = (await list.json()) as { cases: { id: string; excerpt: string }[] };
  const found = cases.find(({ excerpt }) => excerpt.includes('Vendo'));
  const decision = {
    decision: 'remove',
    reason: 'Aqui não se vende',
    sanction: { kind: 'silence', days: 3 },
  };
  const decided = await staff.call('POST', `/api/admin/moderation/cases/${found?.id}/decisions`, decision);
  expect(decided.status).toBeLessThan(300);
}

/** Every id that a community's table holds, other than of people. */
async function idsOfTexts(): Promise<string[]> {
  const tables = ['posts', 'comments', 'cases', 'reports', 'distances', 'notices', 'sanctions', 'decisions'];
  const all = await Promise.all(
    tables.map(async (table) => {
      const rows = await rowsOf<{ id: string }>(
        colo.services.db,
        sql`select id from ${sql.identifier(`community_${table}`)}`,
      );
      return rows.map(({ id }) => id);
    }),
  );
  return all.flat();
}

const questions = [
  '',
  '?language=pt',
  '?language=en',
  '?language=pt&q=segredo',
  '?language=pt&q=zenaide',
  '?language=pt&category=Sono+do+Beb%C3%AA',
  '?state=open',
  '?state=appealed',
  '?state=decided',
];

/** A search tells back how it understood what was typed: that is the reader's own, and names nobody to her. */
function withoutHerOwnTerm(text: string): string {
  if (!text.startsWith('{')) return text.toLowerCase();
  const { searched: _searched, unknown: _unknown, didYouMean: _meant, ...told } = JSON.parse(text);
  return JSON.stringify(told).toLowerCase();
}

describe('whoever writes without her name', () => {
  it('is named to nobody, whatever they read', async () => {
    const gets = new Set(colo.app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
    expect(gets.size).toBeGreaterThan(20);
    const ids = await idsOfTexts();
    expect(ids).toEqual(expect.arrayContaining(unsigned));
    const answered = new Set<string>();
    for (const reader of Object.values(readers)) {
      for (const path of gets) {
        const addresses = path.includes(':')
          ? ids.map((id) => path.replaceAll(/:\w+(?:\{[^}]*\})?/g, id))
          : questions.map((question) => path + question);
        for (const address of addresses) {
          const { status, headers } = await reader.call('GET', address);
          if (status === 200) answered.add(path);
          // A door is closed to a reader whatever she asks for behind it, and an archive of all takes no question.
          if ([401, 403].includes(status) || headers.get('Content-Type') === 'application/zip') break;
        }
      }
    }
    // The sweep would prove nothing if nobody had been let in.
    expect([...answered]).toEqual(
      expect.arrayContaining([
        '/api/my-data',
        ...['posts', 'featured', 'saved', 'mine', 'distances', 'notices', 'standing'].map(
          (list) => `/api/community/${list}`,
        ),
        '/api/community/posts/:id',
        '/api/community/posts/:id/comments',
        ...['cases', 'cases/:id', 'sanctions'].map((list) => `/api/admin/moderation/${list}`),
        '/api/admin/audit',
      ]),
    );

    const all = told.map(({ text }) => text).join('\n');
    for (const text of ['Um segredo só meu', 'Um segredo respondido', 'Vendo uma coisa', 'Eu quero morrer'])
      expect(all, 'was read').toContain(text);
    const naming = told.filter(({ text }) =>
      secrets.zenaide.some((sign) => withoutHerOwnTerm(text).includes(sign)),
    );
    expect(naming.map(({ place }) => place)).toEqual([]);
  }, 120_000);

  it('is named in no line of the log and in no mail to others', () => {
    expect(lines.length).toBeGreaterThan(100);
    const written = lines.join('').toLowerCase();
    for (const sign of [...secrets.zenaide, 'segredo']) expect(written).not.toContain(sign);
    const mails = colo.mails.filter(({ to }) => to !== zenaide.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const sign of secrets.zenaide) expect(JSON.stringify(mails).toLowerCase()).not.toContain(sign);
  });

  it('is told alone that a text is hers', async () => {
    for (const [who, reader] of Object.entries(readers)) {
      for (const id of anonymousTalks) {
        const answer = await reader.call('GET', `/api/community/posts/${id}`);
        expect([who, answer.status]).toEqual([who, 200]);
        expect((await answer.json()).post).toMatchObject({ mine: false, author: { anonymous: true } });
      }
    }
    const her = await colo.signedIn(zenaide.email);
    for (const id of anonymousTalks)
      expect((await (await her.get(`/api/community/posts/${id}`)).json()).post.mine).toBe(true);
  });
});

describe('whoever signs', () => {
  it('is known by the name she signs with, which the same search finds, and by nothing else', () => {
    const all = told
      .map(({ text }) => text)
      .join('\n')
      .toLowerCase();
    const found = secrets.rosalinda.filter((sign) => all.includes(sign));
    expect(found).toEqual(['rosalinda', 'prado']);
  });
});
