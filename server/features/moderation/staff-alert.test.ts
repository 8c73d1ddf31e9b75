import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { addStaff } from '#server/features/staff/staff.repository.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { startJobs } from '#server/platform/jobs/jobs.runner.ts';
import { jobs } from '#server/platform/jobs/jobs.table.ts';
import { createLog } from '#server/platform/log/log.ts';
import { aComment, type Browser, memberOf, publish, send } from '#tests/support/community.ts';
import { addSession, aQuestion } from '#tests/support/specialists.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { communityCases } from './moderation.table.ts';

let colo: TestApp;
let her: Browser;
let runner: ReturnType<typeof startJobs>;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void logged.push(line) });
  colo = await startTestApp({ STAFF_EMAILS: 'ana@colo.test,bia@colo.test' }, { log });
  her = await memberOf(colo, 'clara@exemplo.test', 'Clara Flor');
  const { db, clock } = colo.services;
  await addStaff(db, 'bia@colo.test', clock.now());
  await addStaff(db, 'duda@colo.test', clock.now());
  const hasOneSession = inject('databaseTemplate').kind === 'embedded';
  runner = startJobs({ db, clock, log, handlers: jobHandlers(colo.services), hasOneSession });
});
afterAll(async () => {
  await runner.stop();
  await colo.close();
});
beforeEach(async () => {
  await colo.services.db.delete(jobs);
  await colo.services.db.delete(communityCases);
  colo.clock.pass({ days: 2 });
  colo.mails.length = 0;
});
afterEach(async () => {
  expect(await colo.services.db.$count(jobs, sql`${jobs.lastError} is not null`), 'a job failed').toBe(0);
});

const told = async () => {
  await runner.runDue();
  return colo.mails.map(({ to }) => to).sort();
};
const everyone = ['ana@colo.test', 'bia@colo.test', 'duda@colo.test'];

describe('staff get a mail at once', () => {
  it.each([
    ['Quero morrer', true],
    ['Meu marido me bate', false],
    ['Meu bebê está roxo e mole', true],
  ])(
    'for a post such as “%s”, each of them one, with neither its words nor its author',
    async (content, isAnonymous) => {
      logged.length = 0;
      const id = await publish(her, { content, isAnonymous });
      expect(await told()).toEqual(everyone);
      const [mail] = colo.mails;
      expect(mail?.text).toContain('/admin?aba=moderacao');
      expect(mail?.text).not.toContain('aba=encontros');
      const everything = JSON.stringify([colo.mails, await colo.services.db.select().from(jobs)]);
      for (const secret of [content, 'Clara', 'clara@', id]) expect(everything).not.toContain(secret);
      // Nor does a log line tell of it.
      expect(logged.join('')).not.toContain(content);
      expect(logged.join('')).not.toMatch(/distress|violence|emergency/);
    },
  );

  it('for a comment, and for a question to a specialist, each leading to its place', async () => {
    const id = await publish(her);
    await send(her, aComment(id, { content: 'Não aguento mais viver' }));
    expect(await told()).toEqual(everyone);
    await colo.services.db.delete(communityCases);
    colo.mails.length = 0;
    colo.clock.pass({ minutes: 11 });
    await send(her, aQuestion(await addSession(colo), { content: 'Ele me bateu, e agora?' }));
    expect(await told()).toEqual(everyone);
    expect(colo.mails[0]?.text).toContain('/admin?aba=encontros');
    expect(colo.mails[0]?.text).not.toContain('aba=moderacao');
  });

  it('for words that an edit brought', async () => {
    const id = await publish(her);
    expect(await told()).toEqual([]);
    const { category, need, allowPrivateMessages } = {
      category: 'Sono do Bebê',
      need: 'support',
      allowPrivateMessages: false,
    };
    const body = { category, need, allowPrivateMessages, content: 'Quero morrer' };
    await her.call('PATCH', `/api/community/posts/${id}`, { body });
    expect(await told()).toEqual(everyone);
  });

  it.each(['Meu bebê morreu', 'Morrendo de sono'])('and none for “%s”', async (content) => {
    await publish(her, { content });
    expect(await told()).toEqual([]);
  });
});

describe('many texts in ten minutes', () => {
  it('are one mail, and one more for all that came meanwhile', async () => {
    await publish(her, { content: 'Quero morrer' });
    expect(await told()).toHaveLength(3);
    colo.clock.pass({ minutes: 2 });
    const id = await publish(her, { content: 'Quero me matar' });
    await send(her, aComment(id, { content: 'Ele me bateu' }));
    expect(await told()).toHaveLength(3);
    colo.clock.pass({ minutes: 7 });
    expect(await told()).toHaveLength(3);
    colo.clock.pass({ minutes: 2 });
    expect(await told()).toHaveLength(6);
    colo.clock.pass({ minutes: 30 });
    expect(await told()).toHaveLength(6);
  });

  it('that somebody has taken care of by then call nobody', async () => {
    await publish(her, { content: 'Quero morrer' });
    await told();
    await publish(her, { content: 'Quero me matar' });
    await colo.services.db.update(communityCases).set({ state: 'decided' });
    colo.clock.pass({ minutes: 11 });
    expect(await told()).toHaveLength(3);
  });

  it('sent by many in the same moment are one mail too', async () => {
    const others = await Promise.all(
      ['d', 'e', 'f'].map((name) => memberOf(colo, `${name}-${colo.clock.now().getTime()}@exemplo.test`)),
    );
    colo.mails.length = 0;
    await Promise.all(others.map((who) => publish(who, { content: 'Quero morrer' })));
    expect(await told()).toEqual(everyone);
  });
});

it('one address that refuses keeps nobody else from hearing, and the same mail comes back for it', async () => {
  const { send: post } = colo.mailer;
  let refuses = true;
  colo.mailer.send = async (mail) => {
    if (refuses && mail.to === 'ana@colo.test') throw new Error('mailbox full');
    return post(mail);
  };
  await publish(her, { content: 'Quero morrer' });
  expect(await told()).toEqual(['bia@colo.test', 'duda@colo.test']);
  refuses = false;
  colo.clock.pass({ minutes: 2 });
  expect(await told()).toEqual([
    'ana@colo.test',
    'bia@colo.test',
    'bia@colo.test',
    'duda@colo.test',
    'duda@colo.test',
  ]);
  expect(new Set(colo.mails.map(({ messageId }) => messageId)).size).toBe(3);
  colo.mailer.send = post;
});
