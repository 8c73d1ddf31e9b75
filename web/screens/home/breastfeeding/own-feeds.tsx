import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { LastFeed } from '#web/features/nursing/last-feed.tsx';
import { NursingTimer } from '#web/features/nursing/nursing-timer.tsx';
import { Today } from '#web/features/nursing/today.tsx';
import { useFeeds } from '#web/features/nursing/use-feeds.ts';
import { useSignInHere } from '#web/parts/use-sign-in-here.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** The feed of now, and her day. */
export const OwnFeeds = whileOpen(Feeds, { isPart: true });

function Feeds() {
  const t = useTexts();
  const owner = useOwner();
  const signIn = useSignInHere();
  const { feeds, history, isWaiting } = useFeeds(owner);
  return (
    <>
      <Card as="section" aria-labelledby="logger" className="grid grid-cols-1 gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 id="logger" className="text-heading font-bold">
            {t('breastfeeding.logger')}
          </h2>
          <Link to={paths.nursing} className={buttonClass({ variant: 'quiet' })}>
            {t('breastfeeding.openTimer')}
          </Link>
        </div>
        <NursingTimer
          owner={owner}
          onSignIn={signIn}
          isCompact
          idleNote={!isWaiting && <LastFeed feed={history[0]} />}
        />
      </Card>
      <Card as="section" className="grid grid-cols-1 gap-1">
        <Today owner={owner} feeds={feeds} onSignIn={signIn} />
        <Link to={paths.nursingLog} className={buttonClass({ variant: 'quiet' })}>
          {t('nursing.seeAll')}
        </Link>
      </Card>
    </>
  );
}
