import * as v from 'valibot';
import { type KindName, kindNames, kindOf } from '#shared/diary/kinds.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { validateRecord } from '#shared/diary/record-check.rules.ts';
import type { Draft, SentenceQuestion, Span, Understood } from '#shared/diary/sentence/sentence.ts';
import { splitBySide } from '#shared/nursing/timer.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import type { DiaryPlace, NamedBaby } from '../diary-place.ts';
import type { ShownKind } from '../kinds/kind-parts.ts';

/** A question, and the words of hers that it is about. */
export type Asked = { question: SentenceQuestion; words: string };

/** One record of a sentence as it stands: what was understood of it, and what she said to it since. */
export type Told = {
  id: string;
  /** What was read, to know it again when more is typed: what she answered stays answered. */
  read: string;
  draft: Draft;
  /** As it would be saved, and as the editor opens it. */
  record: RecordEnvelope;
  /** Open questions: none is saved before its answer. */
  asked: readonly Asked[];
  /** She did not say all that it needs: what stands there is only somewhere to begin from. */
  isGuessed: boolean;
  isRemoved: boolean;
  /** The words it was made of. */
  words: string;
};

/** `loose`: what no record was made of. */
export type Telling = { text: string; told: readonly Told[]; loose: readonly Asked[] };

export type TellingIn = {
  place: DiaryPlace;
  babies: readonly NamedBaby[];
  partsOf: (kind: KindName) => ShownKind;
  now: Date;
  zone: string;
};

const isListed = ({ kind }: Draft): boolean => (kindNames as readonly string[]).includes(kind);

type Read = { text: string; understood: Understood; former: Telling };

/** What a sentence comes to. What was there before and reads the same stays as she left it. */
export function tellingOf({ text, understood, former }: Read, here: TellingIn): Telling {
  const askedOf = (index: number): Asked[] =>
    understood.questions
      .filter(({ drafts }) => drafts.includes(index))
      .map(({ question, at }) => ({ question, words: wordsAt(text, at) }));
  const open = [...former.told];
  const told = understood.drafts.flatMap((draft, index) => {
    if (!isListed(draft)) return [];
    const asked = askedOf(index);
    const read = JSON.stringify([{ ...draft, from: null }, asked]);
    const place = open.findIndex((one) => one.read === read);
    const known = place < 0 ? undefined : open.splice(place, 1)[0];
    return [known ?? { ...newTold(draft, here, asked), read, words: wordsAt(text, draft.from) }];
  });
  return { text, told, loose: looseIn(text, understood) };
}

/** What no record was made of, with all of its words: nothing she wrote is dropped. */
function looseIn(text: string, { drafts, questions }: Understood): Asked[] {
  if (drafts.length === 0) return [{ question: 'which_kind', words: text.trim() }];
  const ofNone = questions
    .filter((asking) => asking.drafts.length === 0)
    .map(({ question, at }) => ({ question, words: stretchOf(text, at) }));
  const unlisted = drafts
    .filter((draft) => !isListed(draft))
    .map(({ from }): Asked => ({ question: 'which_kind', words: stretchOf(text, from) }));
  return [...ofNone, ...unlisted];
}

/** From the first of them to the last. */
const stretchOf = (text: string, spans: readonly Span[]): string =>
  text.slice(Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))).trim();

const newTold = (draft: Draft, here: TellingIn, asked: readonly Asked[]): Told => {
  const id = crypto.randomUUID();
  return { id, read: '', draft, ...recordOfDraft(id, draft, here), asked, isRemoved: false, words: '' };
};

/** What she wrote beside what was understood, as a note of its own. */
export function noteOf(words: string, here: TellingIn): Told {
  const at = here.now.toISOString();
  const when = { startTime: at, endTime: null, day: null, durationSeconds: null };
  const draft: Draft = { kind: 'note', details: {}, ...when, notes: words, babyName: null, from: [] };
  return { ...newTold(draft, here, []), read: `note ${words}`, words };
}

/** With another draft in its place: an answer was given. */
export const answeredWith = (told: Told, draft: Draft, here: TellingIn): Told => ({
  ...told,
  draft,
  ...recordOfDraft(told.id, draft, here),
});

/** Seen in its form and found right: nothing is open any more. */
export const correctedTo = (told: Told, record: RecordEnvelope): Told => ({
  ...told,
  record: { ...record, id: told.id },
  asked: [],
  isGuessed: false,
});

export const problemsOf = (told: Told, now: Date, today: CalendarDate) =>
  validateRecord(told.record, now, today);

export const isReady = (told: Told, now: Date, today: CalendarDate): boolean =>
  told.asked.length === 0 && !told.isGuessed && Object.keys(problemsOf(told, now, today)).length === 0;

/** The parts of the sentence, in the order in which they stand there. */
export function wordsAt(text: string, spans: readonly Span[]): string {
  const parts = spans.toSorted((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && text.slice(last.to, part.from).trim() === '') last.to = Math.max(last.to, part.to);
    else joined.push({ ...part });
  }
  return joined.map(({ from, to }) => text.slice(from, to).trim()).join(' … ');
}

type Fields = Record<string, unknown>;

function recordOfDraft(
  id: string,
  draft: Draft,
  { place, babies, partsOf, now, zone }: TellingIn,
): { record: RecordEnvelope; isGuessed: boolean } {
  const name = draft.kind as KindName;
  const kind = kindOf(name);
  const usual = partsOf(name).byHand({ now, zone, last: undefined });
  const { issues = [] } = v.safeParse(kind.details, draft.details);
  const told = draft.details as Fields;
  const unsaid = issues.map(({ path }) => String(path?.[0]?.key)).filter((key) => told[key] == null);
  const details = { ...told, ...pick(usual.details, unsaid) };
  const when = whenOf(draft, { usual, isSpan: kind.when === 'span' });
  const named = babies.find(({ name: called }) => called === draft.babyName);
  const record = {
    id,
    babyId: named?.id ?? place.babyId,
    kind: name,
    ...when.told,
    details,
    notes: draft.notes,
    timeZone: zone,
    groupId: null,
  } as RecordEnvelope;
  const isGuessed = unsaid.length > 0 || when.isGuessed;
  return { record: when.isGuessed && record.kind === 'feed' ? shared(record) : record, isGuessed };
}

const pick = (all: object, keys: readonly string[]): Fields =>
  Object.fromEntries(keys.map((key) => [key, (all as Fields)[key]]));

type Usual = Pick<RecordEnvelope, 'startTime' | 'endTime' | 'day' | 'durationSeconds'>;

/** When it was; where she did not say until when, as long as usual, for the form to begin from. */
function whenOf(draft: Draft, { usual, isSpan }: { usual: Usual; isSpan: boolean }) {
  const { startTime, endTime, day, durationSeconds } = draft;
  const { startTime: usualStart, endTime: usualEnd } = usual;
  if (!isSpan) {
    const told = {
      startTime: startTime ?? usual.startTime,
      endTime: null,
      day: day ?? usual.day,
      durationSeconds: null,
    };
    return {
      told: usual.day === null ? { ...told, day: null } : { ...told, startTime: null },
      isGuessed: startTime === null && day === null,
    };
  }
  if (startTime !== null && endTime !== null)
    return { told: { startTime, endTime, day: null, durationSeconds }, isGuessed: durationSeconds === null };
  const length = Date.parse(usualEnd ?? '') - Date.parse(usualStart ?? '');
  const end = Date.parse(startTime ?? usualStart ?? '') + length;
  const isOver = startTime !== null && end <= Date.parse(usualEnd ?? '');
  const guess = isOver
    ? { startTime, endTime: new Date(end).toISOString() }
    : { startTime: usualStart, endTime: usualEnd };
  return { told: { ...guess, day: null, durationSeconds: usual.durationSeconds }, isGuessed: true };
}

/** The time of a feed is told by its sides. */
function shared(record: RecordEnvelope<'feed'>): RecordEnvelope<'feed'> {
  const split = splitBySide(record.details.side, record.durationSeconds ?? 0, { left: 0, right: 0 });
  return { ...record, details: { ...record.details, ...split } };
}
