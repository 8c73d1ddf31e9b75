import type { KindName, KindProblem } from '#shared/diary/kinds.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import type { useTexts } from '#web/texts/use-texts.ts';

export type Texts = ReturnType<typeof useTexts>;

/** What a kind says with, in her language. */
export type Speech = {
  t: Texts;
  time: (instant: string | number) => string;
  day: (day: string) => string;
  shortDay: (day: string) => string;
  duration: (seconds: number) => string;
};

/** The words of one kind, without anything that is drawn: the outbox speaks of records long before a screen shows them. */
export type KindWords<Kind extends KindName> = {
  /** What it is called where it is one of many: a noun. */
  name(t: Texts): string;
  /** The nouns of the texts in which it says what the engine says, in its own words, where it has any. */
  nouns: readonly string[];
  /** What may be wrong with it alone; each has a sentence in both languages. */
  problems: readonly KindProblem[];
  /** The screen of this kind alone, where what was refused is mended. */
  path: string;
  titles(t: Texts): { add: string; edit: string; start?: string; end?: string };
  /** What its timer is called, where it has one. */
  timer?(t: Texts): { name: string; tooMany: string };
  /** What it is called among others: 'Mamada das 14:20'. */
  nameOf(record: RecordEnvelope<Kind>, speech: Speech): string;
  /** What a day of it comes to, in a few words; null where there was none. */
  dayTotal(totals: Record<string, number>, speech: Speech): string | null;
  /** The same where no other kind is told beside it. */
  dayAlone?(totals: Record<string, number>, speech: Speech): string | null;
  /** Without an account it is told as an error, kept all the same: so the specification has it. */
  needsAccount?: true;
};
