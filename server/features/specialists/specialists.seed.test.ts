import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communitySeed } from '#server/features/community/community.seed.ts';
import { loadSeeds } from '#server/platform/db/seeds.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { SessionListAnswer, SpecialistsAnswer } from '#shared/specialists/specialists.schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sampleCaptions, sampleVideo, storeSampleVideo } from './sample-video.ts';
import { specialistsSeed } from './specialists.seed.ts';
import { specialists, videoSessions } from './specialists.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
  // Noon: today still has an afternoon.
  colo.clock.pass({ hours: 12 });
  await load();
  await storeSampleVideo(colo.services.media);
});
afterAll(() => colo.close());

const load = () => loadSeeds(colo.services.db, [communitySeed, specialistsSeed], colo.clock.now());
const get = async <Answer>(path: string): Promise<Answer> =>
  (await colo.browser().get(`/api/specialists${path}`)).json();
const sessionsIn = async (language: Language) =>
  (await get<SessionListAnswer>(`/sessions?language=${language}`)).sessions;

describe('the demonstration', () => {
  it('has eight specialists, each said to be a sample, and twenty sessions', async () => {
    const people = await colo.services.db.select().from(specialists);
    expect(people).toHaveLength(8);
    for (const { isSample, registrationNumber } of people) {
      expect(isSample).toBe(true);
      expect(registrationNumber).toMatch(/Demo/);
    }
    expect(await colo.services.db.$count(videoSessions)).toBe(20);
  });

  it.each(['pt', 'en'] as const)('shows in %s what is live, to come and to replay', async (language) => {
    const sessions = await sessionsIn(language);
    expect(new Set(sessions.map(({ state }) => state))).toEqual(new Set(['live', 'scheduled', 'ended']));
    expect(sessions.some(({ hasReplay }) => hasReplay)).toBe(true);
    expect(sessions.some(({ isPremium }) => isPremium)).toBe(true);
    expect(sessions.some(({ likes }) => likes > 0)).toBe(true);
    const tab = await get<SpecialistsAnswer>(`?language=${language}`);
    expect(tab.highlight?.isLive).toBe(true);
    const days = new Set(tab.thisWeek.map(({ startsAt }) => startsAt.slice(0, 10)));
    expect(days.size).toBeGreaterThanOrEqual(3);
  });

  it('is loaded once: a later start moves nothing', async () => {
    const before = await colo.services.db.select().from(videoSessions);
    colo.clock.pass({ minutes: 10 });
    await load();
    expect(await colo.services.db.select().from(videoSessions)).toEqual(before);
  });

  it('has its film and captions in the store', async () => {
    for (const url of [sampleVideo, ...Object.values(sampleCaptions)]) {
      const name = url.slice(url.lastIndexOf('/') + 1);
      expect(await colo.services.media.describe('session-videos', name), url).toBeTruthy();
    }
    await storeSampleVideo(colo.services.media);
  });
});
