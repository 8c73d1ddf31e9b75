import type { CalendarDate } from '../../time/calendar-date.ts';
import type { ActivityDetails } from '../kinds/activity.ts';
import type { BottleDetails } from '../kinds/bottle.ts';
import type { FeedDetails } from '../kinds/feed.ts';
import type { FoodDetails } from '../kinds/food.ts';
import type { GrowthDetails } from '../kinds/growth.ts';
import type { MedicineDetails } from '../kinds/medicine.ts';
import type { MilestoneDetails } from '../kinds/milestone.ts';
import type { MilkDetails } from '../kinds/milk.ts';
import type { NappyDetails } from '../kinds/nappy.ts';
import type { NoteDetails } from '../kinds/note.ts';
import type { PumpingDetails } from '../kinds/pumping.ts';
import type { QuestionDetails } from '../kinds/question.ts';
import type { SleepDetails } from '../kinds/sleep.ts';
import type { TemperatureDetails } from '../kinds/temperature.ts';
import type { VaccineDetails } from '../kinds/vaccine.ts';

/** A part of what she wrote, by its characters: what is shown beside what was made of it. */
export type Span = { from: number; to: number };

type DetailsOfKind = {
  feed: FeedDetails;
  sleep: SleepDetails;
  food: FoodDetails;
  bottle: BottleDetails;
  pumping: PumpingDetails;
  milk: MilkDetails;
  nappy: NappyDetails;
  temperature: TemperatureDetails;
  medicine: MedicineDetails;
  growth: GrowthDetails;
  vaccine: VaccineDetails;
  milestone: MilestoneDetails;
  activity: ActivityDetails;
  note: NoteDetails;
  question: QuestionDetails;
};
export type SentenceKind = keyof DetailsOfKind;

/** Null: she did not say, and where the kind needs it a question asks for it. */
type Told<Details> = { [Field in keyof Details]: Details[Field] | null };

export type DraftWhen = {
  startTime: string | null;
  endTime: string | null;
  day: CalendarDate | null;
  durationSeconds: number | null;
};

/** A record as far as she told it. */
export type Draft<Kind extends SentenceKind = SentenceKind> = {
  [One in Kind]: DraftWhen & {
    kind: One;
    details: Told<DetailsOfKind[One]>;
    notes: string | null;
    /** As the family writes it; null where she named none. */
    babyName: string | null;
    /** The parts of the sentence that it was made of. */
    from: readonly Span[];
  };
}[Kind];

/** Why it may not be saved as it stands. */
export const sentenceQuestions = [
  /** Words that nothing was made of. */
  'left_over',
  /** Nothing says what it is a record of, or two things do. */
  'which_kind',
  /** Said as an hour that has yet to come today. */
  'yesterday',
  /** Eight may be in the morning and in the evening, and both have been. */
  'morning_or_evening',
  'when',
  'how_long',
  'how_much',
  'until_when',
  'since_when',
  'which_side',
  'which_milk',
  'which_place',
  'which_unit',
  'which_measure',
  'which_food',
  'which_baby',
  'what_nappy',
  /** It can have been, and hardly was. */
  'unusual',
  'impossible',
] as const;
export type SentenceQuestion = (typeof sentenceQuestions)[number];

export type Asking = {
  question: SentenceQuestion;
  /** The parts of the sentence that it is about. */
  at: readonly Span[];
  /** The drafts that it is about, by their places; none where it is of the whole sentence. */
  drafts: readonly number[];
};

export type Understood = {
  drafts: readonly Draft[];
  questions: readonly Asking[];
  /** Nothing was left over, nothing is ambiguous. What is not sure is shown, and waits for her answer. */
  isSure: boolean;
};
