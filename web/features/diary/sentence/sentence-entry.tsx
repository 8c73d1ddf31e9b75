import { type RefObject, useEffect, useRef, useState } from 'react';
import { maxNoteLength } from '#shared/diary/kinds/note.ts';
import { isDurable } from '#web/features/timer/timer.outbox.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass, Labelled } from '#web/ui/labelled.tsx';
import { toast, toastFailure, toastWithAction } from '#web/ui/toast-store.ts';
import type { DiaryPlace, NamedBaby } from '../diary-place.ts';
import { useKinds } from '../kinds/kinds-here.ts';
import { QuestionBox } from './question-box.tsx';
import { saveTold, takeBack } from './save-told.ts';
import { type Asked, correctedTo, isReady, type TellingIn, type Told } from './told.ts';
import { ToldEditor } from './told-editor.tsx';
import { ToldRow } from './told-row.tsx';
import { useTelling } from './use-telling.ts';

type Props = {
  place: DiaryPlace;
  /** By whose names she may call them. */
  babies: readonly NamedBaby[];
};

type Sentence = { content: string };
const isSentence = (kept: unknown): kept is Sentence =>
  typeof (kept as Sentence | null)?.content === 'string';

/** Written or dictated: it shows what it understood, asks what is open, and saves when she says so. */
export function SentenceEntry({ place, babies }: Props) {
  const t = useTexts();
  const { partsOf } = useKinds();
  const slot = { kind: 'diary', owner: place.owner, place: 'sentence', looksRight: isSentence } as const;
  const { draft, change, clear, putBack } = useDraft({ ...slot, fresh: () => ({ content: '' }) });
  const text = draft.content;
  const around = { place, babies, partsOf, zone: deviceTimeZone() };
  const telling = useTelling(text, around);
  const result = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const goOn = useGoOn(result, telling.isRead);

  async function save(): Promise<void> {
    const records = telling.told.map(({ record }) => record);
    try {
      await saveTold(place, records);
    } catch (error) {
      console.warn('The sentence could not be kept', error);
      toastFailure(t('diary.failed'), t('diary.failedText'));
      return;
    }
    clear();
    field.current?.focus();
    const onAct = () => {
      takeBack(place, records);
      putBack({ content: text });
    };
    toastWithAction(t('sentence.saved', { n: records.length }), { label: t('diary.undo'), onAct });
    if (!isDurable()) toast({ title: t('diary.notDurable'), duration: Number.POSITIVE_INFINITY });
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <Labelled label={t('sentence.label')} hint={t('sentence.hint')}>
        {(wiring) => (
          <textarea
            {...wiring}
            ref={field}
            rows={1}
            maxLength={maxNoteLength}
            enterKeyHint="done"
            placeholder={t('sentence.example')}
            className={classNames(controlClass, 'field-sizing-content max-h-40 resize-none')}
            value={text}
            onChange={({ target }) => change({ content: target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              telling.readNow();
              goOn();
            }}
          />
        )}
      </Labelled>
      <CareCard text={text} />
      <section ref={result} aria-label={t('sentence.understood')}>
        {/* There before it has anything to say, or its coming would not be heard. */}
        <p role="status" className="sr-only">
          {telling.isRead && text.trim() !== '' && said(telling)}
        </p>
        {text.trim() !== '' && (
          <Understood telling={telling} here={{ ...around, now: telling.now }} onSave={save} />
        )}
      </section>
    </div>
  );

  /** How many records it comes to, and whether something is open: what a screen reader says while she writes. */
  function said({ told, loose }: typeof telling): string {
    const isOpen = loose.length > 0 || told.some(({ asked, isGuessed }) => asked.length > 0 || isGuessed);
    const count = t('sentence.understoodCount', { n: told.length });
    return isOpen ? `${count} ${t('sentence.somethingOpen')}` : count;
  }
}

/** From the field to what comes next: the first question, or what saves. */
function useGoOn(result: RefObject<HTMLElement | null>, isRead: boolean): () => void {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !isRead) return;
    setWanted(false);
    const next =
      result.current?.querySelector<HTMLElement>('[data-question] button') ??
      result.current?.querySelector<HTMLElement>('[data-save]');
    next?.focus();
  }, [isWanted, isRead, result]);
  return () => setWanted(true);
}

type Shown = { telling: ReturnType<typeof useTelling>; here: TellingIn; onSave: () => void };

function Understood({ telling, here, onSave }: Shown) {
  const t = useTexts();
  const { today } = useLocalTime();
  const [edited, setEdited] = useState<Told>();
  const [isHeldBack, setHeldBack] = useState(false);
  const { told, loose } = telling;
  if (telling.isLoading) return <p className="text-ink-soft text-small">{t('sentence.waiting')}</p>;
  const isWhole = loose.length === 0 && told.every((one) => isReady(one, new Date(), today));
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card border border-line bg-card p-3">
      {told.length > 0 && (
        <ul className="divide-y divide-line">
          {told.map((one) => (
            <ToldRow
              key={one.id}
              told={one}
              here={here}
              onChange={telling.replace}
              onEdit={setEdited}
              onRemove={telling.remove}
            />
          ))}
        </ul>
      )}
      {loose.map((asked) => (
        <Loose key={`${asked.question} ${asked.words}`} asked={asked} telling={telling} />
      ))}
      {told.length > 0 && (
        <Button
          data-save
          size="large"
          disabled={!telling.isRead}
          onClick={() => (isWhole ? onSave() : setHeldBack(true))}
        >
          {t('sentence.save', { n: told.length })}
        </Button>
      )}
      {isHeldBack && !isWhole && (
        <p role="alert" className="text-small">
          {t('sentence.answerFirst')}
        </p>
      )}
      <ToldEditor
        place={here.place}
        told={edited}
        onClose={() => setEdited(undefined)}
        onCorrect={(record) => {
          if (edited) telling.replace(correctedTo(edited, record));
          setEdited(undefined);
        }}
      />
    </div>
  );
}

/** What nothing was made of: it is told, and may stay as a note. */
function Loose({ asked, telling }: { asked: Asked; telling: Shown['telling'] }) {
  const t = useTexts();
  const words =
    asked.question === 'left_over'
      ? t('sentence.left_over', { words: asked.words })
      : t('sentence.notUnderstood', { words: asked.words });
  return (
    <QuestionBox words={words}>
      <Button variant="secondary" onClick={() => telling.keepAsNote(asked)}>
        {t('sentence.asNote')}
      </Button>
      {telling.told.length > 0 && (
        <Button variant="quiet" onClick={() => telling.leaveOut(asked)}>
          {t('sentence.leaveOut')}
        </Button>
      )}
    </QuestionBox>
  );
}
