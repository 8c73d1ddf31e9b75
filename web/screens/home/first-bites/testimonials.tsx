import { Link } from '@tanstack/react-router';
import { composerLink } from '#web/features/community/composer/composer-link.ts';
import { NewestTalks } from '#web/features/community/newest-talks.tsx';
import { useFeed } from '#web/features/community/use-feed.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const samples = [1, 2, 3] as const;

/** What mothers wrote about first foods; where nobody has yet, examples that say that they are. */
export function Testimonials({ owner }: { owner: string | null }) {
  const t = useTexts();
  const { query, posts } = useFeed(owner, 'Primeiras Comidas');
  if (posts.length > 0 || !query.isSuccess)
    return (
      <NewestTalks owner={owner} category="Primeiras Comidas" limit={3} heading={t('bites.testimonials')} />
    );
  return (
    <section aria-labelledby="testimonials" className="grid grid-cols-1 gap-3">
      <h2 id="testimonials" className="text-heading font-bold">
        {t('bites.testimonials')}
      </h2>
      <p className="text-ink-soft text-small">{t('bites.sampleNote')}</p>
      {samples.map((n) => (
        <Card as="article" key={n} className="grid grid-cols-1 justify-items-start gap-2">
          <Badge tone="quiet">{t('bites.sampleMark')}</Badge>
          <blockquote className="font-serif text-article">{t(`bites.sample${n}`)}</blockquote>
          <p className="text-ink-soft text-small">{t(`bites.sample${n}By`)}</p>
        </Card>
      ))}
      <Link {...composerLink('Primeiras Comidas')} className={buttonClass({ variant: 'secondary' })}>
        {t('bites.tellYours')}
      </Link>
    </section>
  );
}
