import type { ArticleAnswer, ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { TranslationLink } from './translation-link.tsx';

type Props = {
  card: ArticleCardAnswer & { authorRole?: string | null };
  translation: ArticleAnswer['translation'];
};

/** Who, when, how long, and in which other language. */
export function ArticleByline({ card, translation }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { author, authorRole, createdAt, readingMinutes } = card;
  return (
    <div className="-mt-3 text-ink-soft text-small">
      <p>{t('article.by', { author: authorRole ? `${author}, ${authorRole}` : author })}</p>
      <p>
        <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
        {' · '}
        {t('library.minutes', { n: readingMinutes })}
      </p>
      {translation && <TranslationLink {...translation} />}
    </div>
  );
}
