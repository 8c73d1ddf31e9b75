import { Moon, Pencil, Sun, Trash2 } from 'lucide-react';
import type { SeenSleep } from '#shared/sleep/sleep-log.rules.ts';
import { moodFaces } from '#web/features/diary/kinds/sleep/moods.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeptMark } from '#web/ui/kept-mark.tsx';
import { problemIn } from './sleep-problem.ts';
import { useSleepWords } from './sleep-words.ts';

type Props = {
  sleep: SeenSleep;
  onEdit: (sleep: SeenSleep) => void;
  onRemove: (sleep: SeenSleep) => void;
  /** When the sleep it overlaps began. */
  overlapsAt?: string | undefined;
};

/** One sleep of the diary: when, how long, how it was, her notes, and where it is kept. */
export function SleepRow({ sleep, onEdit, onRemove, overlapsAt }: Props) {
  const t = useTexts();
  const words = useSleepWords();
  const from = words.time(sleep.startTime);
  const named = t('sleepDiary.sleepAt', { time: from });
  const Icon = sleep.kind === 'nap' ? Sun : Moon;
  return (
    <li className="flex items-start gap-1 py-0.5">
      <Icon size={20} aria-hidden className="mt-3 shrink-0 text-ink-soft" />
      <div className="grid min-w-0 flex-1 gap-0.5 py-2.5 pl-2">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-bold tabular-nums">
            {t('sleepDiary.span', { from, to: words.time(sleep.endTime) })}
          </span>
          <span className="text-ink-soft tabular-nums">
            {t(`sleepDiary.${sleep.kind}`)} · {words.duration(sleep.durationSeconds)}
          </span>
          {sleep.mood && (
            <span role="img" aria-label={t(`sleepDiary.mood_${sleep.mood}`)}>
              {moodFaces[sleep.mood]}
            </span>
          )}
          {sleep.kept !== 'synced' && (
            <KeptMark kept={sleep.kept}>
              {t(sleep.kept === 'phone' ? 'sleepDiary.onPhone' : 'sleepDiary.refused')}
            </KeptMark>
          )}
        </p>
        {sleep.notes && (
          <p className="line-clamp-3 break-words whitespace-pre-line text-small text-ink-soft">
            {sleep.notes}
          </p>
        )}
        {overlapsAt && (
          <p className="text-small text-ink-soft">
            <strong>{t('sleepDiary.overlap')}.</strong>{' '}
            {t('sleepDiary.overlapText', { time: words.time(overlapsAt) })}
          </p>
        )}
        {sleep.refused && (
          <div className="flex flex-wrap items-center gap-2 text-small">
            <p>{t('sleepDiary.refusedFields', { reason: reasonOf(sleep.refused) })}</p>
            <Button variant="secondary" onClick={() => onEdit(sleep)}>
              {t('sleepDiary.mend')}
            </Button>
          </div>
        )}
      </div>
      <IconButton label={`${t('sleepDiary.edit')}: ${named}`} onClick={() => onEdit(sleep)}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={`${t('sleepDiary.remove')}: ${named}`} onClick={() => onRemove(sleep)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  );

  function reasonOf({ code, fields }: NonNullable<SeenSleep['refused']>): string {
    const problem = problemIn(fields);
    return problem ? t(`sleepDiary.problem_${problem}`) : t(`errors.${code}`);
  }
}
