import { isLookedAt, latestFirst, notesHold } from '#shared/diary/diary.rules.ts';
import type {
  DiaryAllAnswer,
  DiaryChangesAnswer,
  DiaryNowAnswer,
  DiaryPageAnswer,
  DiaryRangeAnswer,
  DiaryVersionsAnswer,
  FamilyTimer,
} from '#shared/diary/diary.schema.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { DiaryRecord, RecordPut, RecordTimerPut, Tombstone } from '#shared/diary/record.schema.ts';
import type { FoodClearing } from '#shared/foods/food.schema.ts';
import { defaultNursingSettings } from '#shared/nursing/nursing.rules.ts';
import type { NursingSettings } from '#shared/nursing/nursing.schema.ts';
import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { touches } from '#shared/timer/log.rules.ts';
import { stubFetch } from './stub-fetch.ts';

type Sent = { id: string; kind: string; body: unknown };
/** What a test tells of a record; the rest is as it would be. */
type Told<Record> = Partial<Omit<Record, 'day'>> & { id: string };

const facts = { revision: 1, recordedBy: '1', updatedBy: '1' };
const unsaid = { babyId: 'ana', day: null, notes: null, timeZone: 'America/Sao_Paulo', groupId: null };
const at = (moment: string) => ({ createdAt: moment, updatedAt: moment });

export function someFeedRecord(told: Told<DiaryRecord<'feed'>>): DiaryRecord<'feed'> {
  const startTime = told.startTime ?? '2026-07-03T09:00:00.000Z';
  return {
    ...unsaid,
    ...facts,
    ...at(startTime),
    kind: 'feed',
    change: 1,
    startTime,
    endTime: new Date(Date.parse(startTime) + 720_000).toISOString(),
    durationSeconds: 720,
    details: { side: 'left', leftSeconds: 720, rightSeconds: 0, lastSide: null },
    ...told,
  };
}

export function someSleepRecord(told: Told<DiaryRecord<'sleep'>>): DiaryRecord<'sleep'> {
  const startTime = told.startTime ?? '2026-07-03T12:00:00.000Z';
  return {
    ...unsaid,
    ...facts,
    ...at(startTime),
    kind: 'sleep',
    change: 2,
    startTime,
    endTime: new Date(Date.parse(startTime) + 3_600_000).toISOString(),
    durationSeconds: 3600,
    details: { sort: 'nap', mood: 'peaceful' },
    ...told,
  };
}

export function someFoodRecord({ on = '2026-07-03', ...told }: Told<DiaryRecord<'food'>> & { on?: string }) {
  const record: DiaryRecord<'food'> = {
    ...unsaid,
    ...facts,
    ...at(`${on}T12:00:00.000Z`),
    kind: 'food',
    change: 3,
    startTime: null,
    endTime: null,
    day: calendarDate(on),
    durationSeconds: null,
    details: { food: 'banana', liking: 'loved', signs: [] },
    timeZone: null,
    ...told,
  };
  return record;
}

export function someMilestoneRecord({
  on = '2026-07-03',
  ...told
}: Told<DiaryRecord<'milestone'>> & { on?: string }): DiaryRecord<'milestone'> {
  return {
    ...unsaid,
    ...facts,
    ...at(`${on}T12:00:00.000Z`),
    kind: 'milestone',
    change: 4,
    startTime: null,
    endTime: null,
    day: calendarDate(on),
    durationSeconds: null,
    details: { milestone: 'rolls', photo: null },
    ...told,
  };
}

/** A family's diary and the outbox's route, to the contract of the real ones: revisions, tombstones and changes. */
export function fakeDiary({
  records = [],
  timers = [],
  only,
  pageLength = 50,
  chosen = {},
  now = () => Date.now(),
}: {
  records?: DiaryRecord[];
  /** Begun by her, on another phone. */
  timers?: FamilyTimer[];
  /** It answers for this kind alone; for others, whoever was there first. */
  only?: KindName;
  pageLength?: number;
  /** How she likes her log counted. */
  chosen?: Partial<NursingSettings>;
  /** The server's own clock, where a test sets the phone's wrong. */
  now?: () => number;
} = {}) {
  const running = new Map(timers.map((timer) => [timer.id, timer]));
  const stored = new Map(records.map((record) => [record.id, record]));
  const tombstones = new Map<string, Tombstone>();
  const cleared = new Map<string, FoodClearing>();
  const writes: Sent[] = [];
  /** What was replaced, in the order in which it was. */
  const versions: DiaryVersionsAnswer['versions'] = [];
  const refused = new Map<string, Record<string, string>>();
  let change = Math.max(0, ...records.map((record) => record.change));
  let online = true;
  let answersWrites = true;
  let takesWrites = true;
  let asked = 0;
  let settings: NursingSettings = { ...defaultNursingSettings, ...chosen };

  function doWrite({ id, kind, body }: Sent): WriteOutcome {
    const problems = refused.get(kind);
    if (problems) return { id, done: false, code: 'invalid_input', fields: problems };
    // What arrived and was not answered arrives again, and is done once.
    if (writes.some((done) => done.id === id)) return { id, done: true };
    const moment = new Date(now()).toISOString();
    const target = (body as { id: string }).id;
    if (kind === 'record.put' && tombstones.has(target) && !(body as RecordPut).restore)
      return { id, done: false, code: 'invalid_input', fields: { id: 'deleted' } };
    writes.push({ id, kind, body });
    change += 1;
    if (kind === 'food.clear') cleared.set((body as FoodClearing).food, body as FoodClearing);
    if (kind === 'record.delete') {
      stored.delete(target);
      tombstones.set(target, { id: target, change, deletedAt: moment });
      return { id, done: true };
    }
    if (kind === 'record-timer.put' && !stored.has(target)) {
      const { familyId: _, ...timer } = body as RecordTimerPut;
      running.set(target, { ...(timer as FamilyTimer), startedBy: '1' });
    }
    if (kind === 'record-timer.remove') running.delete(target);
    if (kind === 'nursing.settings') settings = body as NursingSettings;
    if (kind !== 'record.put') return { id, done: true };
    const { familyId: _, baseRevision: __, restore: ___, ...record } = body as RecordPut;
    tombstones.delete(target);
    const before = stored.get(target);
    if (before) versions.push({ revision: before.revision, was: before, by: '1', at: moment });
    const by = { recordedBy: before?.recordedBy ?? '1', updatedBy: '1' };
    const when = { createdAt: before?.createdAt ?? moment, updatedAt: moment };
    stored.set(target, { ...record, revision: (before?.revision ?? 0) + 1, change, ...by, ...when });
    return { id, done: true };
  }

  function page(query: URLSearchParams): DiaryPageAnswer {
    const baby = query.get('baby');
    const kind = query.get('kind');
    const from = Number(query.get('cursor') ?? 0);
    const newest = [...stored.values()]
      .filter((record) => isLookedAt(record, baby) && (!kind || record.kind === kind))
      .filter((record) => notesHold(record, query.get('q') ?? undefined))
      .sort(latestFirst);
    const next = from + pageLength;
    return { records: newest.slice(from, next), nextCursor: next < newest.length ? String(next) : null };
  }

  /** What touches a span, or all of a kind. */
  function some(query: URLSearchParams): DiaryRecord[] {
    const [from, to, kind] = ['from', 'to', 'kind'].map((name) => query.get(name));
    return [...stored.values()]
      .filter((record) => isLookedAt(record, query.get('baby')) && (!kind || record.kind === kind))
      .filter((record) => !from || !to || touches(record, new Date(from), new Date(to)))
      .sort(latestFirst);
  }

  function changes(query: URLSearchParams): DiaryChangesAnswer {
    const isNews = (one: { change: number }) => one.change > Number(query.get('after'));
    return {
      records: [...stored.values()].filter(isNews),
      tombstones: [...tombstones.values()].filter(isNews),
      change,
      hasMore: false,
    };
  }

  const others = globalThis.fetch;
  stubFetch(async (input, init) => {
    const { pathname, searchParams } = new URL(input, 'http://colo.test');
    if (!/^\/api\/(diary|sync)/.test(pathname)) return others(input, init);
    if (only && (searchParams.get('kind') ?? only) !== only) return others(input, init);
    if (!online || (pathname === '/api/sync' && !takesWrites)) throw new TypeError('Failed to fetch');
    if (pathname === '/api/sync') {
      const sent = JSON.parse(String(init.body)) as { writes: Sent[] };
      const ours = sent.writes.filter(isOurs);
      const rest = sent.writes.filter((write) => !ours.includes(write));
      // What is of another noun is for whoever stands behind, if that one takes any.
      const passedOn = { ...init, body: JSON.stringify({ ...sent, writes: rest }) };
      const behind = rest.length > 0 ? await others(input, passedOn) : undefined;
      const taken = behind?.ok
        ? ((await behind.json()) as { outcomes: WriteOutcome[] }).outcomes
        : rest.map(doWrite);
      const outcomes = [...ours.map(doWrite), ...taken];
      // It arrived, and the answer is lost on the way.
      if (!answersWrites) throw new TypeError('Failed to fetch');
      return Response.json({ outcomes });
    }
    if (pathname === '/api/diary/now') {
      asked += 1;
      const behind = only ? await others(input, init) : undefined;
      const theirs = behind?.ok ? ((await behind.json()) as DiaryNowAnswer) : undefined;
      return Response.json(nowOf(theirs));
    }
    if (pathname.endsWith('/versions')) {
      const ofIt = versions.filter(({ was }) => pathname === `/api/diary/${was.id}/versions`);
      return Response.json({ versions: ofIt.reverse() } satisfies DiaryVersionsAnswer);
    }
    if (pathname === '/api/diary/changes') {
      return Response.json(changes(searchParams));
    }
    if (pathname === '/api/diary/range') {
      return Response.json({ records: some(searchParams), nextCursor: null } satisfies DiaryRangeAnswer);
    }
    if (pathname === '/api/diary/all') {
      return Response.json({
        records: some(searchParams),
        cleared: [...cleared.values()],
      } satisfies DiaryAllAnswer);
    }
    return Response.json(page(searchParams));
  });

  /** A removal names no kind: it is of whoever has what it removes, or is given it in the same breath. */
  function isOurs({ kind, body }: Sent, _: number, batch: Sent[]): boolean {
    if (!only) return true;
    const { kind: about, id = '' } = body as { kind?: string; id?: string };
    const isGiven = batch.some((one) => {
      const given = one.body as { kind?: string; id?: string };
      return given.id === id && given.kind === only;
    });
    return /^record/.test(kind) && (about === only || running.has(id) || stored.has(id) || isGiven);
  }

  const nowOf = (others?: DiaryNowAnswer): DiaryNowAnswer => ({
    timers: [...running.values(), ...(others?.timers ?? [])],
    last: [],
    settings: others?.settings ?? settings,
    change,
    serverTime: new Date(now()).toISOString(),
  });

  return {
    records: stored,
    versions,
    timers: running,
    /** How often the phone asked what is under way, and so what time it is. */
    asked: () => asked,
    /** From now on nothing that she does reaches the server, whatever else does, until the network is back. */
    holdBack: () => {
      takesWrites = false;
    },
    writesOf: (kind: string) => writes.filter((write) => write.kind === kind).map(({ body }) => body),
    /** Somebody else of the family did this. */
    elsewhere: (change: { put?: DiaryRecord; remove?: string }) => doElsewhere(change),
    /** From now on the server refuses this kind, naming what is wrong. */
    refuse: (kind: string, fields: Record<string, string>) => refused.set(kind, fields),
    accept: (kind: string) => refused.delete(kind),
    /** Writes arrive, and the phone is not told. */
    loseAnswers: () => {
      answersWrites = false;
    },
    goOffline: () => {
      online = false;
    },
    goOnline: () => {
      online = true;
      takesWrites = true;
      answersWrites = true;
      window.dispatchEvent(new Event('online'));
    },
  };

  function doElsewhere({ put, remove }: { put?: DiaryRecord; remove?: string }): void {
    change += 1;
    if (put) stored.set(put.id, { ...put, change });
    if (remove === undefined) return;
    stored.delete(remove);
    tombstones.set(remove, { id: remove, change, deletedAt: new Date(Date.now()).toISOString() });
  }
}
