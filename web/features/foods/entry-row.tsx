import { Pencil, Trash2 } from 'lucide-react';
import { Liking } from '#web/features/diary/kinds/food/liking.tsx';
import { useFoodWords } from '#web/features/diary/kinds/food/use-food-words.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeptMark } from '#web/ui/kept-mark.tsx';
import { problemIn } from './entry-problems.ts';
import type { SeenEntry } from './use-food-diary.ts';

type Props = {
  entry: SeenEntry;
  onEdit: (entry: SeenEntry) => void;
  onRemove: (entry: SeenEntry) => void;
};

/** One food of one day: how it was liked, what was seen, her notes, and where it is kept. */
export function EntryRow({ entry, onEdit, onRemove }: Props) {
  const t = useTexts();
  const words = useFoodWords();
  const named = t('foodDiary.entryOf', { food: words.name(entry.food), day: words.day(entry.day) });
  const refused = entry.write?.refused;
  const problem = problemIn(refused?.fields);
  return (
    <li className="flex items-start gap-1 py-0.5">
      <div className="grid min-w-0 flex-1 gap-0.5 py-2.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-bold [overflow-wrap:anywhere]">{words.name(entry.food)}</span>
          {entry.liking && <Liking liking={entry.liking} />}
          {entry.kept !== 'synced' && (
            <KeptMark kept={entry.kept}>
              {t(entry.kept === 'phone' ? 'foodDiary.onPhone' : 'foodDiary.refused')}
            </KeptMark>
          )}
        </p>
        {entry.signs.length > 0 && <p>{t('foodDiary.reaction', { signs: words.signs(entry.signs) })}</p>}
        {entry.notes && (
          <p className="line-clamp-3 whitespace-pre-line text-ink-soft text-small [overflow-wrap:anywhere]">
            {entry.notes}
          </p>
        )}
        {refused && (
          <div className="flex flex-wrap items-center gap-2 text-small">
            <p>
              {t('foodDiary.refusedFields', {
                reason: problem ? t(`foodDiary.problem_${problem}`) : t(`errors.${refused.code}`),
              })}
            </p>
            <Button variant="secondary" onClick={() => onEdit(entry)}>
              {t('foodDiary.mend')}
            </Button>
          </div>
        )}
      </div>
      <IconButton label={`${t('foodDiary.edit')}: ${named}`} onClick={() => onEdit(entry)}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={`${t('foodDiary.remove')}: ${named}`} onClick={() => onRemove(entry)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  );
}
