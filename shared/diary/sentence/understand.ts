import { maxNoteLength } from '../kinds/note.ts';
import { readBottle } from './kinds/bottle.ts';
import { readActivity, readMilestone, readVaccine } from './kinds/day-by-day.ts';
import { readFeed } from './kinds/feed.ts';
import { readFood } from './kinds/food.ts';
import { readGrowth } from './kinds/growth.ts';
import { readMedicine, readTemperature } from './kinds/health.ts';
import type { Made } from './kinds/made.ts';
import { readNappy } from './kinds/nappy.ts';
import { readMilk, readPumping } from './kinds/pumping.ts';
import { readSleep } from './kinds/sleep.ts';
import type { Here } from './moments.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { isSmall, type Reading, readingOf, spansOf } from './reading.ts';
import { type Segment, segmentsOf } from './segments.ts';
import type { Asking, Draft, SentenceKind, Span, Understood } from './sentence.ts';
import { endOf, phrasesIn, type Token, tokensOf } from './tokens.ts';
import { isOfTime } from './when.ts';
import type { Lexicon, Vocabulary } from './words/vocabulary.ts';

/** Longer is a letter, and no sentence of a diary. */
const maxSentenceLength = 500;

const readers: Record<
  Exclude<SentenceKind, 'note' | 'question'>,
  (reading: Reading, text: string) => Made[]
> = {
  feed: readFeed,
  sleep: readSleep,
  food: readFood,
  bottle: readBottle,
  pumping: readPumping,
  milk: readMilk,
  nappy: readNappy,
  temperature: readTemperature,
  medicine: readMedicine,
  growth: readGrowth,
  vaccine: readVaccine,
  milestone: readMilestone,
  activity: readActivity,
};

export type Sentence = Here & {
  text: string;
  /** Her language: words/portuguese.ts or words/english.ts, so that a phone fetches only one of them. */
  lexicon: Lexicon;
  /** The names of the family's babies. */
  babies?: readonly string[];
};

/**
 * What a sentence tells, by rules alone and without a network. Every word is either understood or asked about: what is
 * sure may be saved once she has seen it, anything else only with her answer.
 */
export function understand(sentence: Sentence): Understood {
  const { text, lexicon, babies = [] } = sentence;
  const tokens = tokensOf(text.slice(0, maxNoteLength));
  const written = writtenOf(sentence, tokens);
  if (written) return { drafts: [written], questions: [], isSure: true };
  if (text.length > maxSentenceLength) return unsure([{ question: 'which_kind', at: [], drafts: [] }]);
  const { told, note } = withoutNote(sentence, tokens);
  const pieces = piecesOf({ text, tokens: told, lexicon, babies });
  const readings = sharedTimes(segmentsOf(pieces)).map((segment) => read(segment, sentence));
  const drafts = readings.flatMap((one) => one.drafts);
  const questions = readings.flatMap((one): Asking[] => {
    const about = one.drafts.map((draft) => drafts.indexOf(draft));
    return one.questions.map((asking) => ({ ...asking, drafts: about }));
  });
  const cut = cutOff(pieces, lexicon.vocabulary);
  if (cut.length > 0) questions.push({ question: 'left_over', at: spansOf(cut), drafts: [] });
  const noted = note && drafts.length === 1 ? drafts.map((draft) => withNotes(draft, note)) : drafts;
  if (note && drafts.length !== 1) questions.push({ question: 'left_over', at: [note.span], drafts: [] });
  return { drafts: noted, questions, isSure: questions.length === 0 && drafts.length > 0 };
}

const unsure = (questions: Asking[]): Understood => ({ drafts: [], questions, isSure: false });

/** "Nota: …" and "perguntar ao médico …": everything behind it is hers, and not looked into. */
function writtenOf({ text, lexicon, now }: Sentence, tokens: readonly Token[]): Draft | undefined {
  const { noteBefore, questionBefore } = lexicon.vocabulary;
  const note = endOf(noteBefore, tokens, 0);
  const question = endOf(questionBefore, tokens, 0);
  const isNote = note !== undefined && tokens[note]?.text === ':';
  const end = question ?? (isNote ? note : undefined);
  if (end === undefined || text.length > maxNoteLength) return undefined;
  const from = tokens[tokens[end]?.text === ':' ? end + 1 : end]?.from;
  if (from === undefined) return undefined;
  const shared = {
    startTime: now.toISOString(),
    endTime: null,
    day: null,
    durationSeconds: null,
    notes: text.slice(from).trim(),
    babyName: null,
    from: [{ from: 0, to: text.length }],
  };
  return question === undefined
    ? { kind: 'note', details: {}, ...shared }
    : { kind: 'question', details: { answered: false, answer: null, from: null }, ...shared };
}

/**
 * A microphone that stopped too early, or began too late: "xixi às", "e vinte ml". Such small words are passed over
 * elsewhere; here they say that something is missing.
 */
function cutOff(pieces: readonly Piece[], { unfinished, joins }: Vocabulary): Piece[] {
  const open = new Set(phrasesIn(unfinished).map((words) => words.join(' ')));
  const isOpen = (piece: Piece | undefined) => piece !== undefined && open.has(piece.words);
  const [first, last] = [pieces[0], pieces.at(-1)];
  const before = pieces.filter(
    (piece, at) => isOpen(piece) && piece.is === 'filler' && pieces[at + 1]?.words === joins,
  );
  return [first?.is === 'and' && first.words === joins && first, isOpen(last) && last, ...before].filter(
    (piece) => !!piece,
  );
}

type Note = { span: Span; words: string };

/** "… obs: engasgou um pouco": the end of the sentence is for the notes. */
function withoutNote(
  { text, lexicon }: Sentence,
  tokens: readonly Token[],
): { told: readonly Token[]; note: Note | null } {
  const { noteBefore } = lexicon.vocabulary;
  const at = tokens.findIndex((_, place) => {
    const end = endOf(noteBefore, tokens, place);
    return end !== undefined && tokens[end]?.text === ':' && tokens[end + 1] !== undefined;
  });
  const colon = tokens.findIndex(({ text: sign }, place) => place > at && sign === ':');
  const first = tokens[colon + 1];
  if (at < 0 || !first) return { told: tokens, note: null };
  const span = { from: tokens[at]?.from ?? 0, to: text.length };
  return { told: tokens.slice(0, at), note: { span, words: text.slice(first.from).trim() } };
}

const withNotes = (draft: Draft, { span, words }: Note): Draft => ({
  ...draft,
  notes: [draft.notes, words].filter(Boolean).join(' '),
  from: [...draft.from, span],
});

/** A time or a name at the very beginning is of everything that follows; at another place only of its own record. */
function sharedTimes(segments: readonly Segment[]): (Segment & { isLate: boolean })[] {
  const [first, ...rest] = segments;
  if (!first) return [];
  const leading = leadingOf(first.pieces);
  const times = leading.filter(isOfTime);
  const names = leading.filter(({ is }) => is === 'baby');
  const isSaid = segments.some(({ pieces }) => pieces.some(isOfTime));
  const isFree = (pieces: readonly Piece[]) =>
    !pieces.some((piece) => isOfTime(piece) || piece.is === 'hours');
  return [
    { ...first, isLate: rest.length > 0 && isSaid && isFree(first.pieces) },
    ...rest.map(({ kind, pieces }) => {
      const shared = isFree(pieces) ? times : [];
      const named = pieces.some(({ is }) => is === 'baby') ? [] : names;
      const isLate = isSaid && isFree(pieces) && shared.length === 0;
      return { kind, pieces: [...named, ...shared, ...pieces], isLate };
    }),
  ];
}

function leadingOf(pieces: readonly Piece[]): Piece[] {
  const end = pieces.findIndex((piece) => !isSmall(piece) && !isOfTime(piece) && piece.is !== 'baby');
  return pieces.slice(0, end < 0 ? pieces.length : end);
}

function read(
  { pieces, kind, isLate }: Segment & { isLate: boolean },
  { text, ...here }: Sentence,
): { drafts: Draft[]; questions: Omit<Asking, 'drafts'>[] } {
  const told = pieces.filter((piece) => !isSmall(piece));
  if (told.length === 0) return { drafts: [], questions: [] };
  if (kind === null || kind === 'mixed' || kind === 'note' || kind === 'question')
    return { drafts: [], questions: [{ question: 'which_kind', at: spansOf(told) }] };
  const reading = readingOf(pieces, here);
  const babyName = nameIn(reading);
  const bracketed = reading.takeAll('notes').map((piece) => piece.text.slice(1, -1).trim());
  const remarks = reading.takeAll('remark').map((piece) => piece.text);
  const made = readers[kind](reading, text);
  // Told together with something that has its time: this one's is anybody's guess.
  if (isLate) reading.ask('when');
  const left = pieces.filter((piece) => !isSmall(piece) && !reading.isUsed(piece));
  if (left.length > 0) reading.ask('left_over', left);
  const from = spansOf(reading.used());
  const drafts = made.map(
    ({ kind: of, details, when, notes: more }) =>
      ({
        kind: of,
        details,
        ...when,
        notes: joined([more, ...remarks, ...bracketed]),
        babyName,
        from,
      }) as Draft,
  );
  return { drafts, questions: [...reading.asked] };
}

const joined = (words: readonly (string | null | undefined)[]): string | null =>
  words.filter(Boolean).join(' ') || null;

function nameIn(reading: Reading): string | null {
  const names = [...new Set(reading.takeAll('baby').map(({ name }) => name))];
  if (names.length > 1) reading.ask('which_baby');
  return names.length === 1 ? (names[0] ?? null) : null;
}
