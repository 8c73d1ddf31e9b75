import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Path } from '#shared/navigation/paths.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import type { TimerActions } from '#web/features/timer/timer-actions.ts';
import type { TimerKind } from '#web/features/timer/timer-kind.ts';
import type { pt } from '#web/texts/pt.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DiaryPlace } from './diary-place.ts';
import type { Speech, Texts } from './kinds/kind-words.ts';
import { type Say, sayingIn } from './kinds/saying.ts';

/** What a timer says: each in the words of its kind, where it has any. */
type TimerSaying = keyof typeof pt.nursing | keyof typeof pt.sleepDiary;
export type TimerSay = Say<TimerSaying>;

export type SidesProps<Side extends string> = {
  status: 'idle' | 'running' | 'paused';
  timer: Timer<Side> | null;
  at: Date;
  onPress: (side: Side) => void;
};

export type ChoicesProps<Side extends string, Choice> = {
  place: DiaryPlace;
  timer: Timer<Side>;
  choice: Choice | null;
  choose: TimerActions<Side, Choice>['choose'];
  errorAt: (field: string) => string | undefined;
};

/** What is asked later, and rarely: it does not hold the timer back. */
export type TimerLate<Side extends string, Choice> = {
  /** What the save step asks beside the notes. */
  Choices: ComponentType<ChoicesProps<Side, Choice>>;
  /** How long it often is, one tap each, and from where she goes on when she picks the end herself. */
  usualMinutes?: readonly number[];
  guessMinutes: number;
  /** What is said of one that runs beside this one, where there is more to say than when it began. */
  tellOther?: (timer: Timer<Side>, say: TimerSay, speech: Speech) => string;
  /** What is wrong with what she chose, by its field: then it is not saved. */
  problemsOf?: (timer: Timer<Side>, choice: Choice | null, t: Texts) => Partial<Record<string, string>>;
  /** What is offered once it is saved. */
  useOffer?: (place: DiaryPlace) => (timer: Timer<Side>) => void;
  /** What is kept along with it. */
  alsoKeep?: (place: DiaryPlace, timer: Timer<Side>, choice: Choice | null) => Promise<void>;
};

/** All that is special about the timer of a kind; how it looks and behaves is the same for every one of them. */
export type TimerParts<Side extends string, Choice> = {
  kind: TimerKind<Side, Choice>;
  /** The nouns of the texts in which it speaks, its own first. */
  nouns: readonly string[];
  /** The side that one button starts, where there is only one. */
  side: Side;
  /** The buttons that start and switch, where there are several. */
  Sides?: ComponentType<SidesProps<Side>>;
  /** What a side is called, where there are several. */
  sideName?: (t: Texts, side: Side) => string;
  icons: { start?: LucideIcon; pause?: LucideIcon; resume?: LucideIcon; stop: LucideIcon };
  /** How large the buttons are that go on with it. */
  buttonClass?: string;
  /** So many minutes ago it often began. */
  beganMinutes: readonly number[];
  /** Where it stands, and how its bar looks on the other screens. */
  bar: { path: Path; tone: string; Icon?: LucideIcon };
  /** What else goes on while it runs, on whichever screen. */
  WhileRunning?: ComponentType;
  late: () => Promise<{ late: TimerLate<Side, Choice> }>;
};

export const useTimerSay = (nouns: readonly string[]): TimerSay => sayingIn<TimerSaying>(useTexts(), nouns);

/** A timer as the engine sees it: it hands a kind only what it got of the same kind. */
export type ShownTimer = TimerParts<string, unknown>;
export const shownTimer = <Choice>(parts: TimerParts<string, Choice>): ShownTimer =>
  parts as unknown as ShownTimer;
