import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import type { DiaryPlace } from '../diary-place.ts';
import type { ShownTimer } from '../timer-parts.ts';
import type { KindWords, Texts } from './kind-words.ts';

type When = 'startTime' | 'endTime' | 'day' | 'durationSeconds';

/** What a form knows while it makes a record of what she typed. */
export type Making<Kind extends KindName> = {
  before: RecordEnvelope<Kind>;
  startTime: string | null;
  endTime: string | null;
  zone: string;
  t: Texts;
  /** What the diary shows beside it. */
  records: readonly SeenRecord[];
};

/** What stands above the form of a new one. */
export type AboveProps<Kind extends KindName> = {
  place: DiaryPlace;
  /** The record as it would be saved now. */
  made: RecordEnvelope<Kind>;
  /** It is done with otherwise: the form closes, and nothing of it is kept. */
  onDone: () => void;
};

export type FieldsProps<Kind extends KindName, Own> = {
  /** Whose diary it is: a kind may know more that bears on what she writes. */
  place: DiaryPlace;
  isNew: boolean;
  own: Own;
  set: (change: Partial<Own>) => void;
  /** The record as it would be saved now. */
  made: RecordEnvelope<Kind>;
  errorAt: (field: string) => string | undefined;
  /** Another record instead of this one. */
  onOpen: (record: SeenRecord) => void;
};

/** All that the web needs to know of one kind; everything else is the same for every one of them. */
export type KindParts<Kind extends KindName, Own> = {
  name: Kind;
  words: KindWords<Kind>;
  Icon: LucideIcon;
  /** What its row says beside the notes and where it is kept. */
  Row: ComponentType<{ record: RecordEnvelope<Kind> }>;
  /** Its timer, where that stands in the timeline and not on a screen of its own. */
  timer?: ShownTimer;
  /** What is offered instead of the form, before anything is written there. */
  Above?: ComponentType<AboveProps<Kind>>;
  /** What its form asks beside when and the notes. */
  Fields: ComponentType<FieldsProps<Kind, Own>>;
  /** What those fields show at first; `isNew` where nothing was chosen yet. */
  toDraft(record: RecordEnvelope<Kind>, asked: { isNew: boolean; t: Texts }): Own;
  /** An older release may have kept it otherwise. */
  looksRight(own: unknown): own is Own;
  /** What she changed, and nothing else: a form shows whole minutes, and a feed of 8:42 stays one of 8:42. */
  fromDraft(own: Own, making: Making<Kind>): Pick<RecordEnvelope<Kind>, 'durationSeconds' | 'details'>;
  /** What is kept along with a new one, of what she said in its form. */
  alsoKeep?(place: DiaryPlace, made: RecordEnvelope<Kind>, own: Own): Promise<void>;
  /** It was saved in its form: what waits for that may go on. */
  onSaved?(record: RecordEnvelope<Kind>): void;
  /** One that she adds afterwards, filled in as it most probably was. */
  byHand(asked: {
    now: Date;
    zone: string;
    last: RecordEnvelope<Kind> | undefined;
  }): Pick<RecordEnvelope<Kind>, When | 'details'>;
};

/** A kind as the engine sees it: it hands a kind only what it got of the same kind. */
export type ShownKind = KindParts<KindName, unknown>;
export const shownKind = <Kind extends KindName, Own>(parts: KindParts<Kind, Own>): ShownKind =>
  parts as unknown as ShownKind;
