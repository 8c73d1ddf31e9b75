import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ArticleCategory, categorySegment } from '#shared/library/library.rules.ts';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { useArticles } from '#web/features/library/use-articles.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Props = {
  category: ArticleCategory;
  shown: number;
  words: { title: string; empty: string; all: string };
  row: (article: ArticleCardAnswer) => ReactNode;
  /** Below the list. */
  children?: ReactNode;
};

/** The newest of the library about a topic. Where nothing comes, nothing stands in the way. */
export function NewestOfCategory({ category, shown, words, row, children }: Props) {
  const { data, isPending, isError } = useArticles(category);
  const articles = data?.pages[0]?.articles.slice(0, shown) ?? [];
  if (isError && articles.length === 0) return null;
  return (
    <Section title={words.title}>
      {isPending && <Skeleton className="h-28 rounded-card" />}
      {!isPending && articles.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <ul className="grid gap-3">{articles.map(row)}</ul>
      {children}
      {articles.length > 0 && (
        <Link
          to="/app/$segment"
          params={{ segment: categorySegment(category) }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {words.all}
        </Link>
      )}
    </Section>
  );
}
