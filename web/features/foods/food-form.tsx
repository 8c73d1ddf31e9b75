import { useEffect, useRef, useState } from 'react';
import { type FoodEntry, maxFoodNotesLength } from '#shared/foods/food.schema.ts';
import type { Pause } from '#shared/foods/pause.rules.ts';
import { concerns, foodIdentity } from '#shared/foods/pause-subject.rules.ts';
import { foodCalled } from '#web/features/diary/kinds/food/find-foods.ts';
import { FoodField } from '#web/features/diary/kinds/food/food-field.tsx';
import { LikingChoice } from '#web/features/diary/kinds/food/liking.tsx';
import { SignsChoice } from '#web/features/diary/kinds/food/signs-choice.tsx';
import { useFoodWords } from '#web/features/diary/kinds/food/use-food-words.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type EntryProblems, entryOf } from './entry-problems.ts';
import { draftOf, type FoodDraft, isSameDraft } from './food-draft.ts';
import type { SeenEntry } from './use-food-diary.ts';

type Props = {
  entry: FoodEntry;
  /** What she had begun to change when the form was closed. */
  kept: FoodDraft | undefined;
  entries: SeenEntry[];
  /** What rests now: she may write it down, and reads that it rests. */
  pauses: readonly Pause[];
  /** Undefined when it is as it was. */
  onChange: (draft: FoodDraft | undefined) => void;
  onSave: (entry: FoodEntry) => void;
  onCancel: () => void;
  /** Another entry, instead of this one. */
  onOpen: (entry: SeenEntry) => void;
};

/** One food on one day. Only what cannot be is refused, beside its field. */
export function FoodForm(props: Props) {
  const { entry, kept, entries, pauses, onChange, onSave, onCancel, onOpen } = props;
  const t = useTexts();
  const { name, subject } = useFoodWords();
  const { today } = useLocalTime();
  const form = useRef<HTMLFormElement>(null);
  const [unchanged] = useState(() => draftOf(entry, name));
  const [wasKept] = useState(kept !== undefined);
  const [draft, setDraft] = useState<FoodDraft>(kept ?? unchanged);
  const [problems, setProblems] = useState<EntryProblems>({});
  // The field may be far above the button that was pressed.
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  function set(change: Partial<FoodDraft>): void {
    const next = { ...draft, ...change };
    setDraft(next);
    onChange(isSameDraft(next, unchanged) ? undefined : next);
  }
  // As it was: a food of another release keeps its key.
  const isSameFood = entry.food !== '' && draft.food === unchanged.food;
  const hers = entries.map(({ food }) => food);
  const food = isSameFood ? entry.food : foodCalled(draft.food, hers, name);
  const twin = entries.find(
    (one) =>
      one.id !== entry.id &&
      one.day === draft.day &&
      food !== null &&
      foodIdentity(one.food) === foodIdentity(food),
  );
  const pause = food === null ? undefined : pauses.find((one) => concerns(one.subject, food));
  const errorAt = (field: keyof EntryProblems) => {
    const problem = problems[field];
    return problem && t(`foodDiary.problem_${problem}`);
  };
  function submit(): void {
    const made = entryOf(draft, { id: entry.id, food }, today);
    if ('entry' in made) onSave(made.entry);
    else setProblems(made.problems);
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {wasKept && <p className="text-ink-soft text-small">{t('foodDiary.draftKept')}</p>}
      <FoodField value={draft.food} error={errorAt('food')} onChange={(typed) => set({ food: typed })} />
      {pause && (
        <p role="status" className="rounded-control bg-blush p-3">
          {t(pause.needsAllergist ? 'foodDiary.restsAllergist' : 'foodDiary.rests', { food: subject(pause) })}
        </p>
      )}
      <Field
        type="date"
        label={t('foodDiary.day')}
        max={today}
        value={draft.day}
        error={errorAt('day')}
        onChange={({ target }) => set({ day: target.value })}
      />
      {twin && <SameDay twin={twin} onOpen={onOpen} />}
      <LikingChoice liking={draft.liking} onChange={(liking) => set({ liking })} />
      <SignsChoice signs={draft.signs} onChange={(signs) => set({ signs })} />
      <TextArea
        label={t('foodDiary.notes')}
        counter={t('foodDiary.notesCounter', { n: draft.notes.trim().length, max: maxFoodNotesLength })}
        error={errorAt('notes')}
        rows={2}
        value={draft.notes}
        onChange={({ target }) => set({ notes: target.value })}
      />
      <CareCard text={draft.notes} />
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button variant="secondary" size="large" onClick={onCancel}>
          {t('foodDiary.cancel')}
        </Button>
        <Button type="submit" size="large">
          {t('foodDiary.save')}
        </Button>
      </div>
    </form>
  );
}

/** The same food on the same day may well be meant; if it is not, the entry that is there is one tap away. */
function SameDay({ twin, onOpen }: { twin: SeenEntry; onOpen: (entry: SeenEntry) => void }) {
  const t = useTexts();
  const { name } = useFoodWords();
  return (
    <div role="status" className="grid grid-cols-1 gap-2 rounded-card bg-sage-soft p-4">
      <p>{t('foodDiary.sameDay', { food: name(twin.food) })}</p>
      <Button variant="secondary" className="justify-self-start" onClick={() => onOpen(twin)}>
        {t('foodDiary.sameDayOpen')}
      </Button>
    </div>
  );
}
