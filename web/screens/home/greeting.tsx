import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { BabyAge } from '#shared/baby/baby-age.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { fullAgeSentence } from '#web/features/baby/age-sentences.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { withTexts } from '#web/texts/with-texts.ts';

const InterestTags = lazy(() => retryLoad(() => withTexts(import('./interest-tags.tsx'))));

/** Below her name: the baby's age, and what she cares about. */
export function Greeting({ profile, age }: { profile: Profile | null; age: BabyAge }) {
  const t = useTexts();
  const interests = profile?.interests ?? [];
  return (
    <div className="grid grid-cols-1 gap-1">
      {age.kind === 'unknown' && age.question === 'date' && (
        <Link
          to={paths.profile}
          activeOptions={{ exact: true }}
          className="inline-flex min-h-11 items-center font-bold text-clay-ink underline"
        >
          {t('home.tellBirth')}
        </Link>
      )}
      {age.kind !== 'unknown' && (
        <p className="text-ink-soft">
          {t('home.baby', {
            name: profile?.babyName || t('baby.defaultName'),
            age: lowered(fullAgeSentence(age, t)),
          })}
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

/** It goes on after the name: 'Théo: faltam 4 semanas'. */
const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
