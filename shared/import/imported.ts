import type { Recorded } from '../diary/kind.ts';
import type { FeedDetails } from '../diary/kinds/feed.ts';
import type { FoodDetails } from '../diary/kinds/food.ts';
import type { SleepDetails } from '../diary/kinds/sleep.ts';
import type { ImportUnits } from './quantities.rules.ts';

export const importSources = ['baby-buddy', 'huckleberry', 'sprout-track', 'colo'] as const;
export type ImportSource = (typeof importSources)[number];

/** A file as it was chosen, or as it lay in an archive. */
export type ImportFile = { name: string; text: string };

/** What is not in the files, and was asked or is known. */
export type ImportContext = {
  /** On whose clock are times that name no zone. */
  timeZone: string;
  now: Date;
  /** Which baby a child of the files is, by what the files call it; null: of nobody in particular. */
  babies: Readonly<Record<string, string | null>>;
  /** Where a file names none. */
  units: ImportUnits;
  /** Where the other app took no note of the place. */
  temperaturePlace: 'axillary' | 'forehead' | 'ear' | 'mouth' | 'rectal';
};

/** What a record of each kind holds, as the kinds of the diary have it. */
export type ImportedDetails = {
  feed: FeedDetails;
  sleep: SleepDetails;
  food: FoodDetails;
  bottle: {
    milk: 'own' | 'donor' | 'formula' | 'other';
    offeredMl: number | null;
    takenMl: number | null;
    container: null;
  };
  pumping: { leftMl: number | null; rightMl: number | null; ml: number | null };
  nappy: {
    what: 'wet' | 'dirty' | 'both' | 'dry';
    colour: 'mustard' | 'yellow' | 'green' | 'brown' | 'black' | 'red' | 'pale' | null;
    catch: 'caught' | 'missed' | null;
    cue: boolean;
  };
  temperature: { tenths: number; place: ImportContext['temperaturePlace'] };
  medicine: { name: string; dose: string; everyHours: number | null };
  growth: {
    weightGrams: number | null;
    lengthMm: number | null;
    headMm: number | null;
    lying: boolean | null;
  };
  vaccine: { vaccine: string; dose: string; state: 'done' | 'skipped'; place: null; batch: null };
  milestone: { milestone: string; photo: null };
  activity: { activity: 'tummy' | 'bath' | 'walk' | 'play' | 'other' };
  note: Record<never, never>;
};
export type ImportedKind = keyof ImportedDetails;

export type ImportedRecord = {
  [Kind in ImportedKind]: Recorded<ImportedDetails[Kind]> & { kind: Kind };
}[ImportedKind];

/** Why a row is not taken. Each has a sentence in both languages, and none is an error of hers. */
export const importReasons = [
  'not_a_moment',
  'not_a_date',
  'no_end',
  'ends_before_start',
  'in_the_future',
  'lasts_too_long',
  'amount_missing',
  'impossible_value',
  'text_missing',
  'unknown_type',
  /** Deleted in the other app. */
  'deleted_there',
  /** The same row once more, in the same files. */
  'twice',
  /** Worked out of others: a body mass index. */
  'worked_out',
  /** Something that Colo keeps no record of. */
  'no_such_kind',
] as const;
export type ImportReason = (typeof importReasons)[number];

export type NotTaken = { file: string; line: number; reason: ImportReason };
export type ImportedChild = { key: string; name: string };

export type ImportResult<One = ImportedRecord> = {
  records: One[];
  notTaken: NotTaken[];
  /** Rows whose words were longer than a record holds, and were cut. */
  shortened: { file: string; line: number }[];
};

/** What a row throws at its importer: it is not taken, and the list says why. */
export class NotTakenError extends Error {
  readonly reason: ImportReason;
  constructor(reason: ImportReason) {
    super(reason);
    this.reason = reason;
  }
}
export function refuse(reason: ImportReason): never {
  throw new NotTakenError(reason);
}
