import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  type SessionRow,
  type SpecialistRow,
  specialists,
  videoSessions,
} from '#server/features/specialists/specialists.table.ts';
import { subscribers } from '#server/features/subscribers/subscribers.table.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Plan } from '#shared/specialists/specialists.rules.ts';
import type { TestApp } from './test-app.ts';

type Place = { clock: Clock; services: Pick<TestApp['services'], 'db'> };

export async function addSpecialist(
  { clock, services: { db } }: Place,
  told: Partial<typeof specialists.$inferInsert> = {},
): Promise<SpecialistRow> {
  const now = clock.now();
  const [row] = await db
    .insert(specialists)
    .values({
      name: 'Marina Exemplo',
      rolePt: 'Consultora de amamentação',
      roleEn: 'Lactation consultant',
      bioPt: 'Acompanha mães desde a primeira mamada.',
      bioEn: 'With mothers since the first feed.',
      topics: ['Amamentação'],
      languages: ['pt', 'en'],
      createdAt: now,
      updatedAt: now,
      ...told,
    })
    .returning();
  if (!row) throw new Error('not added');
  return row;
}

/** `startsIn` counts minutes from now. Without a specialist it gets one of its own. */
export async function addSession(
  place: Place,
  { startsIn = 60, ...told }: Partial<typeof videoSessions.$inferInsert> & { startsIn?: number } = {},
): Promise<SessionRow> {
  const now = place.clock.now();
  const specialistId = told.specialistId ?? (await addSpecialist(place)).id;
  const [row] = await place.services.db
    .insert(videoSessions)
    .values({
      title: 'Pega sem dor',
      description: 'Como encontrar uma posição boa para as duas.',
      language: 'pt',
      category: 'Amamentação',
      startsAt: new Date(now.getTime() + startsIn * 60_000),
      durationMinutes: 60,
      createdAt: now,
      updatedAt: now,
      ...told,
      specialistId,
    })
    .returning();
  if (!row) throw new Error('not added');
  return row;
}

export const subscribe = ({ clock, services: { db } }: Place, email: string, plan: Plan = 'premium') =>
  db
    .insert(subscribers)
    .values({ email, plan, paymentCurrency: 'BRL', createdAt: clock.now() })
    .onConflictDoUpdate({ target: subscribers.email, set: { plan } });

/** As on the first day, at the first moment: cheaper than another database for each test. */
export async function emptyHouse(colo: TestApp, begun: Date): Promise<void> {
  const { clock, services } = colo;
  await services.db.execute(sql`truncate table specialists, jobs, subscribers, users, rate_limits cascade`);
  clock.pass({ seconds: (begun.getTime() - clock.now().getTime()) / 1000 });
}

const aWrite = <Body>(kind: string, body: Body) => ({ id: randomUUID(), kind, body });

export const aReminder = (sessionId: string, on = true) =>
  aWrite('session-reminder.set', { sessionId, on, language: 'pt' });
export const aSavedSession = (sessionId: string, on = true) => aWrite('saved-session.set', { sessionId, on });
export const aSessionLike = (sessionId: string, on = true) => aWrite('session-like.set', { sessionId, on });
export const aQuestionHeart = (questionId: string, on = true) =>
  aWrite('question-heart.set', { questionId, on });
export const aQuestion = (
  { id: sessionId, specialistId }: Pick<SessionRow, 'id' | 'specialistId'>,
  told: Record<string, unknown> = {},
) =>
  aWrite('question.add', {
    id: randomUUID(),
    specialistId,
    sessionId,
    content: 'E quando ele morde?',
    isAnonymous: false,
    ...told,
  });
