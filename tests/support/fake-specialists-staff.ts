import type {
  AdminQuestion,
  AdminSession,
  AdminSpecialist,
  ImportAnswer,
  SessionFields,
  SpecialistFields,
  SubscriberAnswer,
  SubscriberFields,
} from '#shared/specialists/session-admin.schema.ts';
import type { Call, FeatureAnswers } from './fake-server.ts';
import { question, session, specialist } from './fake-specialists.ts';

export function adminSpecialist(about: Partial<AdminSpecialist> = {}): AdminSpecialist {
  return {
    ...specialist,
    rolePt: specialist.role,
    roleEn: 'Breastfeeding counsellor',
    bioPt: specialist.bio,
    bioEn: null,
    photoUrl: null,
    availableUntil: null,
    weekOf: null,
    sessionCount: 2,
    updatedAt: '2026-07-01T15:00:00.000Z',
    ...about,
  };
}

export function adminSession(about: Partial<AdminSession> & { id: string }): AdminSession {
  const { userReminded, userSaved, userLiked, isLocked, ...told } = session({ id: about.id });
  const state = about.state ?? 'scheduled';
  return {
    ...told,
    state,
    isLive: state === 'live',
    isScheduled: state === 'scheduled',
    specialistId: specialist.id,
    meetingUrl: null,
    videoUrl: 'https://video.test/ao-vivo.m3u8',
    previewUrl: null,
    captionsUrl: null,
    reminderCount: 3,
    questionCount: 1,
    updatedAt: '2026-07-01T15:00:00.000Z',
    ...about,
  };
}

export function adminQuestion(about: Partial<AdminQuestion> & { id: string }): AdminQuestion {
  return {
    ...question({ id: about.id }),
    specialistName: specialist.name,
    sessionId: null,
    sessionTitle: null,
    concern: null,
    ...about,
  };
}

export const subscriber = (email: string, about: Partial<SubscriberAnswer> = {}): SubscriberAnswer => ({
  email,
  plan: 'premium',
  paymentCurrency: 'BRL',
  createdAt: '2026-07-01T15:00:00.000Z',
  ...about,
});

type Desk = {
  specialists?: AdminSpecialist[];
  sessions?: AdminSession[];
  questions?: AdminQuestion[];
  subscribers?: SubscriberAnswer[];
  imported?: ImportAnswer;
};

/** The staff's routes of specialists, sessions, questions and subscribers, for fakeServer's `also`. */
export function fakeSpecialistsDesk({
  specialists = [adminSpecialist()],
  sessions = [],
  questions = [],
  subscribers = [],
  imported = { imported: 0, wrong: [], headings: { missing: [], unknown: [] } },
}: Desk = {}) {
  const people = new Map(specialists.map((one) => [one.id, one]));
  const talks = new Map(sessions.map((one) => [one.id, one]));
  const asked = new Map(questions.map((one) => [one.id, one]));
  let paying = [...subscribers];
  const gone = new Set<string>();
  const changes: { call: string; body: unknown }[] = [];

  function change<One extends { id: string }>(all: Map<string, One>, id: string, to: Partial<One>): void {
    const known = all.get(id);
    if (known) all.set(id, { ...known, ...to });
  }
  const shown = <One extends { id: string }>(all: Map<string, One>) =>
    [...all.values()].filter(({ id }) => !gone.has(id));

  function act(noun: string, id: string, deed: string, { method, body }: Call): void {
    if (method === 'DELETE') gone.add(id);
    if (deed === 'remove') gone.add(id);
    if (deed === 'restore') gone.delete(id);
    if (noun === 'specialists') {
      if (!id) people.set('new', adminSpecialist({ id: 'new', ...(body as SpecialistFields) }));
      if (method === 'PUT' && !deed) change(people, id, body as SpecialistFields);
      if (deed === 'week') change(people, id, { weekOf: (body as { monday: string | null }).monday });
      if (deed === 'availability') {
        const { minutes } = body as { minutes: number | null };
        const until = minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString();
        change(people, id, { availableUntil: until });
      }
    }
    if (noun === 'sessions') {
      if (!id) talks.set('new', adminSession({ id: 'new', ...(body as SessionFields) }));
      if (method === 'PUT') change(talks, id, body as SessionFields);
      if (deed === 'live') change(talks, id, { state: 'live' });
      if (deed === 'unlive') change(talks, id, { state: 'scheduled' });
      if (deed === 'end') change(talks, id, { state: 'ended' });
      if (deed === 'cancel')
        change(talks, id, { state: 'cancelled', cancelReason: (body as { reason: string }).reason });
    }
    if (noun === 'questions' && deed === 'answer') {
      const { answered, text, address } = body as {
        answered: boolean;
        text: string | null;
        address: string | null;
      };
      const at = '2026-07-02T15:00:00.000Z';
      change(asked, id, { answered: answered ? { at, text, address } : null });
    }
    if (noun === 'subscribers') {
      const fields = body as SubscriberFields;
      const email = method === 'DELETE' ? decodeURIComponent(id) : fields.email;
      paying = paying.filter((one) => one.email !== email);
      if (method === 'PUT') paying = [subscriber(fields.email, fields), ...paying];
    }
  }

  const answers: FeatureAnswers = (call, viewer) => {
    const { method, path, query, body } = call;
    const [, , , noun = '', id = '', deed = ''] = path.split('/');
    if (!/^\/api\/admin\/(specialists|sessions|questions|subscribers)\b/.test(path)) return undefined;
    if (!viewer?.isStaff) return 'forbidden';
    if (method !== 'GET') {
      changes.push({ call: `${method} ${path}`, body });
      if (id === 'import') return Response.json(imported);
      act(noun, id, deed, call);
      return Response.json({});
    }
    if (noun === 'specialists') return Response.json({ specialists: shown(people) });
    if (noun === 'sessions') return Response.json({ sessions: shown(talks), nextCursor: null });
    if (noun === 'questions') {
      const sessionId = query.get('sessionId');
      const found = shown(asked).filter((one) => !sessionId || one.sessionId === sessionId);
      return Response.json({ questions: found, nextCursor: null });
    }
    const found = paying.filter(({ email }) => email.includes(query.get('q') ?? ''));
    return Response.json({ subscribers: found, nextCursor: null, interested: 4 });
  };

  return {
    answers,
    /** A colleague changes a session meanwhile. */
    changeSession: (id: string, to: Partial<AdminSession>) => change(talks, id, to),
    /** What was asked to change, by 'METHOD /path'. */
    changesBy: (call: string) => changes.filter((one) => one.call === call).map(({ body }) => body),
  };
}
