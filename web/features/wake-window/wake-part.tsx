import type { DiaryWake } from '#shared/sleep/sleep-log.rules.ts';
import { timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { WakeProblem } from './wake-time.ts';

type Props = {
  diary: DiaryWake;
  /** The time in the field; null while the diary's is used. */
  time: string | null;
  problem: WakeProblem | undefined;
  /** Null: the diary's again. */
  onTime: (time: string | null) => void;
  /** This minute, for the field. */
  timeNow: string;
};

/** When the baby woke up: by the diary, or by a time that she says. */
export function WakePart({ diary, time, problem, onTime, timeNow }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const isDiary = diary !== null && diary.state !== 'old';
  if (isDiary && time === null) {
    const told = { time: timeOfDay(diary.since, language) };
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p>{diary.state === 'asleep' ? t('wakeWindow.asleep', told) : t('wakeWindow.fromDiary', told)}</p>
        <Button variant="quiet" className="-ml-4 text-clay-ink" onClick={() => onTime(timeNow)}>
          {t('wakeWindow.changeWake')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {diary?.state === 'old' && <p className="text-ink-soft text-small">{t('wakeWindow.oldDiary')}</p>}
      <div className="flex items-end gap-3">
        <Field
          type="time"
          label={t('wakeWindow.wokeAt')}
          className="flex-1"
          value={time ?? timeNow}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => onTime(target.value)}
        />
        <Button variant="secondary" className="min-h-12" onClick={() => onTime(timeNow)}>
          {t('wakeWindow.wokeNow')}
        </Button>
      </div>
      <p role="status" className="text-ink-soft text-small">
        {problem ? t(`wakeWindow.problem_${problem}`) : t('wakeWindow.wokeAtHint')}
      </p>
      {isDiary && (
        <Button variant="quiet" className="-ml-4 justify-self-start" onClick={() => onTime(null)}>
          {t('wakeWindow.useDiary')}
        </Button>
      )}
    </div>
  );
}
