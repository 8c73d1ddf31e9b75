import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import type { DailyArticle } from '#shared/daily/daily.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { articlesQuery } from './staff-queries.ts';

type Props = {
  /** Without a title: readers cannot open it now. */
  chosen: { title: string; missingIn: Language | undefined } | null;
  /** Where an article is looked up without a choice. */
  category: string;
  error: string | undefined;
  onChange: (article: DailyArticle | null) => void;
};

/** The article that 'Ler' opens. Its other language comes by itself. */
export function ArticleChoice({ chosen, category, error, onChange }: Props) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);

  function choose(article: DailyArticle | null): void {
    onChange(article);
    // The button that was pressed leaves with what it stood in.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1.5 font-bold">{t('dailyStaff.article')}</legend>
        {chosen ? (
          <>
            <p className="flex items-start gap-2">
              <BookOpen size={20} aria-hidden className="mt-0.5 shrink-0" />
              {chosen.title
                ? t(chosen.missingIn ? 'dailyStaff.articleChosenOnly' : 'dailyStaff.articleChosen', chosen)
                : t('dailyStaff.articleAway')}
            </p>
            {chosen.title && chosen.missingIn && (
              <p className="rounded-control bg-blush px-4 py-2 text-small">
                {t(`dailyStaff.articleMissing_${chosen.missingIn}`)}
              </p>
            )}
            <Button variant="secondary" className="justify-self-start" onClick={() => choose(null)}>
              {t('dailyStaff.articleOther')}
            </Button>
          </>
        ) : (
          <Offered category={category} onChoose={choose} />
        )}
        {error && (
          <p role="alert" className="text-danger text-small">
            {error}
          </p>
        )}
      </fieldset>
    </div>
  );
}

type OfferedProps = { category: string; onChoose: (article: DailyArticle) => void };

function Offered({ category, onChoose }: OfferedProps) {
  const t = useTexts();
  const language = useLanguage();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const found = useQuery(articlesQuery({ language, q, category }));
  const articles = found.data?.articles;

  function keepFormFromSending(event: KeyboardEvent): void {
    if (event.key === 'Enter') event.preventDefault();
  }

  return (
    <>
      <Field
        label={t('dailyStaff.articleSearch')}
        hint={t('dailyStaff.articleHint')}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={keepFormFromSending}
      />
      <p role="status" className="text-ink-soft text-small empty:hidden">
        {articles?.length === 0 && t('dailyStaff.articleNone')}
        {found.isError && !articles && t('dailyStaff.articlesFailed')}
      </p>
      <ul aria-label={t('dailyStaff.articlesFound')} className="grid gap-1 empty:hidden">
        {articles?.map((article) => (
          <li key={article.id}>
            <Button
              variant="quiet"
              className="w-full justify-start text-left"
              onClick={() => onChoose(article)}
            >
              {article.language === language
                ? article.title
                : t(`dailyStaff.articleIn_${article.language}`, { title: article.title })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
