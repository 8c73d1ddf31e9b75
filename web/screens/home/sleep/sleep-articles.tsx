import { Link } from '@tanstack/react-router';
import { Pause, Play } from 'lucide-react';
import { articleSummary, categorySegment } from '#shared/library/library.rules.ts';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { ArticleRow } from '#web/features/library/article-row.tsx';
import { useArticles } from '#web/features/library/use-articles.ts';
import { canSpeak } from '#web/platform/device/speech.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useListening } from './use-listening.ts';

const category = 'Sono do Bebê';
const shown = 4;

/** The newest of the library about sleep, each to read or to hear. Where nothing comes, nothing stands in the way. */
export function SleepArticles() {
  const t = useTexts();
  const { data, isPending, isError } = useArticles(category);
  const listening = useListening();
  const articles = data?.pages[0]?.articles.slice(0, shown) ?? [];
  if (isError && articles.length === 0) return null;
  return (
    <section aria-labelledby="sleep-articles" className="grid grid-cols-1 gap-3">
      <h2 id="sleep-articles" className="font-bold text-heading">
        {t('sleep.articles')}
      </h2>
      {isPending && <Skeleton className="h-28 rounded-card" />}
      {!isPending && articles.length === 0 && <p className="text-ink-soft">{t('sleep.articlesEmpty')}</p>}
      <ul className="grid gap-3">
        {articles.map((article) => (
          <ArticleRow
            key={article.id}
            article={article}
            withCategory={false}
            listen={
              (article.hasAudio || canSpeak()) && <PlayToggle article={article} listening={listening} />
            }
          >
            <p className="line-clamp-2">{articleSummary(article)}</p>
          </ArticleRow>
        ))}
      </ul>
      <p role="status" className="text-small empty:hidden">
        {listening.isVoiceless && t('sleep.cannotListenText')}
      </p>
      {articles.length > 0 && (
        <Link
          to="/app/$segment"
          params={{ segment: categorySegment(category) }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('sleep.articlesAll')}
        </Link>
      )}
    </section>
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
