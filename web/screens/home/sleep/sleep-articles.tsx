import { Pause, Play } from 'lucide-react';
import { articleSummary } from '#shared/library/library.rules.ts';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { ArticleRow } from '#web/features/library/article-row.tsx';
import { canSpeak } from '#web/platform/device/speech.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NewestOfCategory } from '../newest-of-category.tsx';
import { useListening } from './use-listening.ts';

/** Each to read or to hear. */
export function SleepArticles() {
  const t = useTexts();
  const listening = useListening();
  return (
    <NewestOfCategory
      category="Sono do Bebê"
      shown={4}
      words={{ title: t('sleep.articles'), empty: t('sleep.articlesEmpty'), all: t('sleep.articlesAll') }}
      row={(article) => (
        <ArticleRow
          key={article.id}
          article={article}
          withCategory={false}
          listen={(article.hasAudio || canSpeak()) && <PlayToggle article={article} listening={listening} />}
        >
          <p className="line-clamp-2">{articleSummary(article)}</p>
        </ArticleRow>
      )}
    >
      <p role="status" className="text-small empty:hidden">
        {listening.isVoiceless && t('sleep.cannotListenText')}
      </p>
    </NewestOfCategory>
  );
}

type ToggleProps = { article: ArticleCardAnswer; listening: ReturnType<typeof useListening> };

function PlayToggle({ article, listening: { isOn, toggle } }: ToggleProps) {
  const t = useTexts();
  const { title } = article;
  const Icon = isOn(article) ? Pause : Play;
  return (
    <IconButton
      label={isOn(article) ? t('sleep.stopListening', { title }) : t('sleep.listen', { title })}
      className="relative z-1 -my-2 -mr-2"
      onClick={() => toggle(article)}
    >
      <Icon size={22} strokeWidth={1.75} fill="currentColor" aria-hidden />
    </IconButton>
  );
}
