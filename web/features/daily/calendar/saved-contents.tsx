import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import { ContentFacts } from '../content-facts.tsx';
import type { Owner } from '../query-keys.ts';
import { useSavedContents } from '../use-content.ts';

/** What she saved on the way; nothing where there is nothing. */
export function SavedContents({ owner }: { owner: Owner }) {
  const t = useTexts();
  const contents = useSavedContents(owner);
  if (contents.length === 0) return null;
  return (
    <Section title={t('calendar.savedTitle')} className="gap-2">
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
    </Section>
  );
}
