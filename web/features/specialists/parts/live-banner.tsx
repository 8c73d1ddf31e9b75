import { Link } from '@tanstack/react-router';
import { Radio } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { paths, sessionPath } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Owner } from '../query-keys.ts';
import type { SeenSession } from '../seen.ts';
import { useMinute } from '../use-minute.ts';
import { useSessionTime } from '../use-session-time.ts';
import { useSpecialistsNow } from './use-specialists-now.ts';

/** A specialist is live, or when the next one is. Where nothing is planned, nothing stands in the way. */
export function LiveBanner({ owner }: { owner: Owner }) {
  const t = useTexts();
  const { query, next } = useSpecialistsNow(owner);
  if (next) return <Announced session={next} />;
  // Nobody was entered yet: the fixed line of the beginning.
  if (query.data?.specialistCount === 0)
    return (
      <Banner title={t('specialistParts.liveSoon')} text={t('specialistParts.liveFriday')}>
        <Link to={paths.specialists} className={buttonClass({ variant: 'secondary' })}>
          {t('specialistParts.seeSpecialists')}
        </Link>
      </Banner>
    );
  return null;
}

function Announced({ session }: { session: SeenSession }) {
  const t = useTexts();
  const when = useSessionTime(session.startsAt, useMinute());
  const about = t('specialists.about', { title: session.title, name: session.specialist.name });
  return (
    <Banner
      title={session.isLive ? t('specialistParts.liveNow') : t('specialistParts.liveSoon')}
      text={session.isLive ? about : t('specialistParts.liveAt', { when: when.short, about })}
    >
      <Link
        to={sessionPath(session.id)}
        className={buttonClass({ variant: session.isLive ? 'primary' : 'secondary' })}
      >
        {session.isLive ? t('specialists.watch') : t('specialistParts.seeSession')}
      </Link>
    </Banner>
  );
}

type BannerProps = { title: string; text: string; children: ReactNode };

function Banner({ title, text, children }: BannerProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} tone="blush" className="grid grid-cols-1 gap-3">
      <div className="flex gap-3">
        <Radio size={24} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <h2 id={headingId} className="font-bold">
            {title}
          </h2>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </Card>
  );
}
