import { useEffect, useRef, useState } from 'react';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { Problems } from '#shared/diary/kind.ts';
import { type KindName, kindOf } from '#shared/diary/kinds.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { isUnusual, validateRecord } from '#shared/diary/record-check.rules.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { QuestionCard } from '#web/ui/question-card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { DiaryPlace } from './diary-place.ts';
import { secondsBetween } from './kinds/draft-moments.ts';
import { useKinds, useSay, useSayOf, useSayProblem } from './kinds/kinds-here.ts';
import { draftOf, isSameDraft, type RecordDraft, recordOf } from './record-draft.ts';
import { problemIn } from './record-problem.ts';
import { useRecordWords } from './record-words.ts';
import { WhenFields } from './when-fields.tsx';

type Props = {
  place: DiaryPlace;
  record: RecordEnvelope;
  isNew: boolean;
  /** What the diary shows beside it. */
  records: readonly SeenRecord[];
  /** What she had begun to change when the form was closed. */
  kept: RecordDraft | undefined;
  /** Undefined when it is as it was. */
  onChange: (draft: RecordDraft | undefined) => void;
  /** With what she said beside it. */
  onSave: (record: RecordEnvelope, own: unknown) => void;
  onCancel: () => void;
  /** It is done with otherwise. */
  onDone: () => void;
  /** Another record instead of this one. */
  onOpen: (record: SeenRecord) => void;
};

/** When, what its kind asks, and notes: of a record of any kind, old or by hand. Only what cannot be is refused. */
export function RecordForm(props: Props) {
  const { place, record, isNew, records, kept, onChange, onCancel, onDone, onOpen } = props;
  const t = useTexts();
  const say = useSay();
  const zone = deviceTimeZone();
  const parts = useKinds().partsOf(record.kind);
  const { Above, Fields } = parts;
  const [unchanged] = useState(() => draftOf(record, { parts, zone, isNew, t }));
  const [wasKept] = useState(kept !== undefined);
  const [draft, setDraft] = useState(kept ?? unchanged);
  const [isAsked, setAsked] = useState(false);
  const made = recordOf(draft, parts, { before: record, zone, t, records });
  const { form, errorAt, findProblems } = useProblems(made);
  const save = () => props.onSave(made, draft.own);
  function set(change: Partial<RecordDraft>): void {
    const next = { ...draft, ...change };
    setAsked(false);
    setDraft(next);
    onChange(isSameDraft(next, unchanged) ? undefined : next);
  }
  function submit(): void {
    if (findProblems()) return;
    const isSameLength = !isNew && made.durationSeconds === record.durationSeconds;
    if (isUnusual(made) && !isSameLength) setAsked(true);
    else save();
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
      {isNew && Above && <Above place={place} made={made} onDone={onDone} />}
      {wasKept && <p className="text-ink-soft text-small">{say('draftKept')}</p>}
      <WhenFields kind={record.kind} draft={draft} set={set} isNew={isNew} errorAt={errorAt} />
      <Fields
        place={place}
        isNew={isNew}
        own={draft.own}
        set={(change) => set({ own: { ...(draft.own as object), ...(change as object) } })}
        made={made}
        errorAt={errorAt}
        onOpen={onOpen}
      />
      <NotesField
        kind={record.kind}
        notes={draft.notes}
        error={errorAt('notes')}
        onType={(notes) => set({ notes })}
      />
      {isAsked ? (
        <LengthQuestion made={made} onYes={save} onNo={() => setAsked(false)} />
      ) : (
        <SaveOrCancel onCancel={onCancel} />
      )}
    </form>
  );
}

type Notes = { kind: KindName; notes: string; error: string | undefined; onType: (notes: string) => void };

function NotesField({ kind, notes, error, onType }: Notes) {
  const say = useSayOf(kind);
  const max = kindOf(kind).limits.notes;
  return (
    <>
      <TextArea
        label={say('notes')}
        counter={say('notesCounter', { n: notes.trim().length, max })}
        error={error}
        rows={2}
        value={notes}
        onChange={({ target }) => onType(target.value)}
      />
      <CareCard text={notes} />
    </>
  );
}

/** Under the thumb, however long the form is: what is filled in already is saved with the second tap. */
function SaveOrCancel({ onCancel }: { onCancel: () => void }) {
  const say = useSay();
  return (
    <div className="sheet-foot -mx-4 grid grid-cols-[1fr_2fr] gap-3 bg-card px-4 pt-3">
      <Button variant="secondary" size="large" onClick={onCancel}>
        {say('cancel')}
      </Button>
      <Button type="submit" size="large">
        {say('save')}
      </Button>
    </div>
  );
}

/** What is wrong, each beside its field. It may lie above what she sees: she is led there. */
function useProblems(made: RecordEnvelope) {
  const say = useSayProblem(made.kind);
  const { today } = useLocalTime();
  const { words } = useKinds().partsOf(made.kind);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);
  return {
    form,
    errorAt(field: string): string | undefined {
      const problem = problemIn(words, { [field]: problems[field] ?? '' });
      return problem && say(`problem_${problem}`);
    },
    /** Answers whether there are any. */
    findProblems(): boolean {
      const found = validateRecord(made, new Date(), today);
      setProblems(found);
      return Object.keys(found).length > 0;
    },
  };
}

type Question = { made: RecordEnvelope; onYes: () => void; onNo: () => void };

function LengthQuestion({ made: { startTime, endTime, durationSeconds }, onYes, onNo }: Question) {
  const say = useSay();
  const { duration } = useRecordWords();
  return (
    <QuestionCard
      question={
        durationSeconds === 0
          ? say('lengthZero')
          : say('lengthLong', { time: duration(secondsBetween(startTime, endTime)) })
      }
      yes={say('lengthYes')}
      no={say('lengthNo')}
      onYes={onYes}
      onNo={onNo}
    />
  );
}
