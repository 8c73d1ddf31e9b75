import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { ageSentence } from '#web/features/baby/age-sentences.ts';
import { ageToday } from '#web/features/baby/age-today.ts';
import { untilHere } from '#web/platform/device/until-here.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { withTexts } from '#web/texts/with-texts.ts';

const InterestTags = lazy(() => untilHere(() => withTexts(import('./interest-tags.tsx'), 'profile')));

/** Below her name: the baby's age, and what she cares about. */
export function Greeting({ profile }: { profile: Profile | null }) {
  const t = useTexts();
  const age = ageToday(profile);
  const interests = profile?.interests ?? [];
  return (
    <div className="grid grid-cols-1 gap-1">
      {age.kind === 'unknown' ? (
        <Link
          to={paths.profile}
          activeOptions={{ exact: true }}
          className="inline-flex min-h-11 items-center font-bold text-clay-ink underline"
        >
          {t('home.tellBirth')}
        </Link>
      ) : (
        <p className="text-ink-soft">
          {t('home.baby', { name: profile?.babyName || t('baby.defaultName'), age: ageSentence(age, t) })}
        </p>
      )}
      {interests.length > 0 && (
        // As high as the tags, so that nothing jumps when they come.
        <div className="h-6">
          <Suspense>
            <InterestTags interests={interests} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
