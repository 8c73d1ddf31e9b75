import { Link } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import type { NowAnswer } from '#shared/specialists/specialists.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Owner } from '../query-keys.ts';
import { NextLine } from './next-line.tsx';
import { useSpecialistsNow } from './use-specialists-now.ts';

/** How many specialists can be talked to now, on another screen, and the way to them. */
export function VideoCallCard({ owner }: { owner: Owner }) {
  const t = useTexts();
  const headingId = useId();
  const { query, next } = useSpecialistsNow(owner);
  return (
    <Card as="section" aria-labelledby={headingId} tone="sage" className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sage text-on-sage">
          <Video size={22} strokeWidth={1.75} aria-hidden />
        </span>
        <div className="min-w-0">
          <h2 id={headingId} className="font-bold text-heading">
            {t('specialistParts.videoCall')}
          </h2>
          {/* The line keeps its place while the number is on its way. */}
          <p role="status" className="min-h-6 text-sage-ink">
            {query.data && <Online now={query.data} />}
          </p>
        </div>
      </div>
      {next && <NextLine session={next} />}
      <Link to={paths.specialists} className={buttonClass({ variant: 'secondary' })}>
        {t('specialistParts.seeSpecialists')}
      </Link>
    </Card>
  );
}

/** What is shown where nobody was entered yet; everywhere else the number is the true one. */
const onlineInEmptyInstallation = 2;

function Online({ now: { availableNow, specialistCount } }: { now: NowAnswer }) {
  const t = useTexts();
  const n = specialistCount === 0 ? onlineInEmptyInstallation : availableNow;
  return n === 0 ? t('specialistParts.nobodyOnline') : t('specialistParts.online', { n });
}
