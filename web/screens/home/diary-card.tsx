import { Link } from '@tanstack/react-router';
import { ChevronRight, NotebookPen } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** The way to everything that was recorded. */
export function DiaryCard() {
  const t = useTexts();
  return (
    <Link
      to={paths.diary}
      className="flex min-h-13 items-center gap-3 rounded-card border border-line bg-card px-4 py-2 shadow-soft hover:bg-blush"
    >
      <NotebookPen size={22} aria-hidden className="shrink-0 text-clay" />
      <span className="grid min-w-0 flex-1">
        <span className="font-bold">{t('shell.menuDiary')}</span>
        <span className="text-ink-soft text-small">{t('home.diaryText')}</span>
      </span>
      <ChevronRight size={22} aria-hidden className="shrink-0 text-ink-soft" />
    </Link>
  );
}
