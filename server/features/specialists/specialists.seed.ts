import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, like } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '#server/features/access/access.table.ts';
import { contentFolder } from '#server/folders.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Seed } from '#server/platform/db/seeds.ts';
import { seedId } from '#server/platform/db/seeds.ts';
import { languages } from '#shared/language/language.rules.ts';
import { sessionCategories } from '#shared/specialists/specialists.rules.ts';
import { sampleCaptions, sampleVideo } from './sample-video.ts';
import { sessionLikes, specialists, videoSessions } from './specialists.table.ts';

const demoSpecialists = v.array(
  v.object({
    key: v.string(),
    name: v.string(),
    rolePt: v.string(),
    roleEn: v.string(),
    bioPt: v.string(),
    bioEn: v.string(),
    registrationNumber: v.string(),
    topics: v.array(v.picklist(sessionCategories)),
    languages: v.array(v.picklist(languages)),
    availableMinutes: v.optional(v.number()),
  }),
);
const demoSessions = v.array(
  v.object({
    key: v.string(),
    specialist: v.string(),
    title: v.string(),
    description: v.string(),
    language: v.picklist(languages),
    category: v.picklist(sessionCategories),
    /** From the moment the demonstration is loaded; before it where negative. */
    startsInMinutes: v.number(),
    durationMinutes: v.number(),
    isPremium: v.boolean(),
    live: v.optional(v.boolean(), false),
    replay: v.optional(v.boolean(), false),
    likes: v.optional(v.number(), 0),
  }),
);
type DemoSession = v.InferOutput<typeof demoSessions>[number];

const minute = 60_000;
const sampleFolder = join(contentFolder, 'specialists');

/** Specialists and sessions to look at while developing or showing Colo: all made up and said to be. Loaded once: later starts move nothing. */
export const specialistsSeed: Seed = {
  name: 'specialists-demo',
  load: async (db, now) => {
    const people = v.parse(demoSpecialists, await contentOf('specialists.json'));
    const sessions = v.parse(demoSessions, await contentOf('sessions.json'));
    await db.insert(specialists).values(
      people.map(({ key, availableMinutes, ...told }) => ({
        ...told,
        id: seedId(`specialists demo specialist ${key}`),
        isSample: true,
        availableUntil: availableMinutes ? new Date(now.getTime() + availableMinutes * minute) : null,
        createdAt: now,
        updatedAt: now,
      })),
    );
    await db.insert(videoSessions).values(sessions.map((session) => rowOf(session, now)));
    await addLikes(db, sessions, now);
  },
};

const contentOf = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(sampleFolder, name), 'utf8'));

function rowOf(session: DemoSession, now: Date): typeof videoSessions.$inferInsert {
  const { key, specialist, startsInMinutes, live, replay, likes: _likes, ...told } = session;
  const startsAt = new Date(now.getTime() + startsInMinutes * minute);
  const hasVideo = live || replay;
  return {
    ...told,
    id: seedId(`specialists demo session ${key}`),
    specialistId: seedId(`specialists demo specialist ${specialist}`),
    startsAt,
    liveAt: hasVideo ? startsAt : null,
    endedAt: replay ? new Date(startsAt.getTime() + told.durationMinutes * minute) : null,
    videoUrl: hasVideo ? sampleVideo : null,
    previewUrl: replay ? sampleVideo : null,
    captionsUrl: hasVideo ? sampleCaptions[told.language] : null,
    createdAt: now,
    updatedAt: now,
  };
}

/** By the made-up mothers of the community's demonstration, each counted as any other like. */
async function addLikes(db: Database, sessions: DemoSession[], now: Date): Promise<void> {
  const mothers = await db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, '%@demo.colo.test'))
    .orderBy(asc(users.email));
  const likes = sessions.flatMap(({ key, likes: wanted }) =>
    mothers.slice(0, wanted).map(({ id: userId }) => ({
      userId,
      sessionId: seedId(`specialists demo session ${key}`),
      createdAt: now,
    })),
  );
  if (likes.length > 0) await db.insert(sessionLikes).values(likes);
}
