import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { focusBeside } from '#web/platform/document/focus-beside.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AddWord } from './add-word.tsx';
import { useUnwatchWord, wordsQuery } from './use-watched-words.ts';

/** Words that bring a text to the team before anybody has to report it. */
export function WatchedWords() {
  const t = useTexts();
  const list = useQuery(wordsQuery);
  const unwatch = useUnwatchWord();

  if (list.isPending) return <LoadingList />;
  if (!list.data) return <SectionFailed title={t('moderation.wordsFailed')} query={list} />;
  const { words } = list.data;
  return (
    <div className="grid max-w-[45rem] gap-6">
      <p className="text-ink-soft">{t('moderation.wordsIntro')}</p>
      <AddWord words={words} />
      {words.length === 0 && (
        <EmptyState title={t('moderation.wordsEmpty')} text={t('moderation.wordsEmptyText')} />
      )}
      <ul aria-label={t('moderation.words')} className="grid">
        {words.map((one) => (
          <li
            key={one.word}
            className="flex min-h-16 items-center justify-between gap-3 border-line border-t py-2"
          >
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-bold">{one.word}</p>
              <p className="text-ink-soft text-small">{t(`moderation.action_${one.action}`)}</p>
            </div>
            <IconButton
              label={t('moderation.removeWord', { word: one.word })}
              onClick={() => {
                unwatch(one);
                // The button leaves with its row.
                focusBeside();
              }}
            >
              <X size={20} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
