import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidOf } from '#server/features/library/content/content-row.ts';
import { type Quiet, quietReasons } from '#shared/quiet/quiet.rules.ts';
import { quietTexts } from '#shared/quiet/quiet-places.rules.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

let count = 0;
const anyone = () => colo.signedIn(`quiet${count++}@exemplo.test`);
const put = (quiet: unknown) => ({ id: randomUUID(), kind: 'quiet.put', body: { quiet } });
const send = async (her: Browser, ...writes: ReturnType<typeof put>[]) =>
  (await (await her.post('/api/sync', { writes })).json()).outcomes;
const profileOf = async (her: Browser) => (await (await her.get('/api/profile')).json()).profile;
const said = async (her: Browser): Promise<Quiet | null> => (await profileOf(her)).quiet;

describe('that something changed', () => {
  it.each(quietReasons)('is kept as she said it: %s, since when the server heard it', async (quiet) => {
    const her = await anyone();
    expect(await send(her, put(quiet))).toMatchObject([{ done: true }]);
    expect(await profileOf(her)).toMatchObject({ quiet, quietSince: colo.clock.now().toISOString() });
  });

  it('is taken back without a word, and all she told is as it was', async () => {
    const her = await anyone();
    await her.call('PATCH', '/api/profile', { body: { name: 'Ana', babyName: 'Bento' } });
    await send(her, put('baby-died'));
    expect(await profileOf(her)).toMatchObject({ babyName: 'Bento', quiet: 'baby-died' });
    await send(her, put(null));
    expect(await profileOf(her)).toMatchObject({
      name: 'Ana',
      babyName: 'Bento',
      quiet: null,
      quietSince: null,
    });
  });

  it('said again in other words is as old as it was', async () => {
    const her = await anyone();
    await send(her, put('pause'));
    const { quietSince } = await profileOf(her);
    colo.clock.pass({ hours: 5 });
    await send(her, put('baby-died'));
    expect(await profileOf(her)).toMatchObject({ quiet: 'baby-died', quietSince });
  });

  it('is her baby’s when it is a loss, and hers when it is a pause', async () => {
    const her = await anyone();
    await her.call('PATCH', '/api/profile', { body: { babyName: 'Bento' } });
    const states = async () =>
      (await (await her.get('/api/families')).json()).families[0].babies.map(
        ({ state }: { state: string }) => state,
      );
    await send(her, put('pause'));
    expect(await states()).toEqual(['here']);
    await send(her, put('baby-died'));
    expect(await states()).toEqual(['died']);
    await send(her, put('pregnancy-ended'));
    expect([await states(), await said(her)]).toEqual([['ended'], 'pregnancy-ended']);
    await send(her, put('pause'));
    expect([await states(), await said(her)]).toEqual([['ended'], 'pause']);
    await send(her, put(null));
    expect([await states(), await said(her)]).toEqual([['here'], null]);
  });

  it('on two phones is as the later says', async () => {
    const her = await anyone();
    await send(her, put('pause'));
    await send(her, put('unsaid'), put(null), put('pregnancy-ended'));
    expect(await said(her)).toBe('pregnancy-ended');
  });

  it('arrives once: the first copy of a write that was taken back does not come back', async () => {
    const her = await anyone();
    const first = put('pause');
    await send(her, first);
    await send(her, put(null));
    await send(her, first);
    expect(await said(her)).toBeNull();
  });

  it('is one of four things, and nobody else’s', async () => {
    const [her, another] = [await anyone(), await anyone()];
    expect(await send(her, put('sad'))).toMatchObject([{ done: false, code: 'invalid_input' }]);
    await send(her, put('pause'));
    expect(await profileOf(another)).toBeNull();
  });

  it('cannot be said past the outbox, by the way of the profile', async () => {
    const her = await anyone();
    expect((await her.call('PATCH', '/api/profile', { body: { quiet: 'pause' } })).status).toBe(400);
  });
});

it('the texts on loss have the addresses that the quiet home leads to', () => {
  for (const [slug, ids] of Object.entries(quietTexts))
    for (const language of ['pt', 'en'] as const) {
      const key = `mae-inteira/${slug}.${language}`;
      expect(readFileSync(`content/articles/${key}.md`, 'utf8')).toContain('category: Mãe Inteira');
      expect(ids[language]).toBe(uuidOf(`article ${key}`));
    }
});
