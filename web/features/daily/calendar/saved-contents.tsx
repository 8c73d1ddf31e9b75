import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { ContentFacts } from '../content-facts.tsx';
import type { Owner } from '../query-keys.ts';
import { useSavedContents } from '../use-content.ts';

/** What she saved on the way; nothing where there is nothing. */
export function SavedContents({ owner }: { owner: Owner }) {
  const t = useTexts();
  const headingId = useId();
  const contents = useSavedContents(owner);
  if (contents.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2">
      <h2 id={headingId} className="text-heading font-bold">
        {t('calendar.savedTitle')}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {contents.map((content) => (
          <Card as="li" key={content.id} className="relative grid grid-cols-1 gap-1">
            <Link
              to={paths.home}
              search={{ conteudo: content.id }}
              className="font-bold leading-snug after:absolute after:inset-0 after:rounded-card"
            >
              {content.title}
            </Link>
            <ContentFacts content={content} />
          </Card>
        ))}
      </ul>
    </section>
  );
}
