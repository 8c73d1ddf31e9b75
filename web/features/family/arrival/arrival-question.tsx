import { lazy, Suspense, useState } from 'react';
import { arrivalQuestion, type BabyAge } from '#shared/baby/baby-age.rules.ts';
import type { ProfileOwner } from '#web/features/profile/use-profile.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useOfDevice } from '#web/platform/first-paint/use-of-device.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { isPutOff, putOff } from './put-off.ts';

// Few are asked, and seldom: the first screen does without it.
const ArrivalCard = lazy(() => retryLoad(() => withTexts(import('./arrival-card.tsx'))));

/** From the due date on: has the baby come? And of a date that nobody named: is it of the birth? */
export function ArrivalQuestion({ viewer, age }: { viewer: ProfileOwner | null; age: BabyAge }) {
  const [, setAnswered] = useState(false);
  const owner = viewer?.id ?? null;
  const question = arrivalQuestion(age);
  const isLater = useOfDevice(() => isPutOff(owner), true);
  if (!question || isLater) return null;
  return (
    // As high as what comes, so that nothing jumps.
    <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
      <ArrivalCard
        key={question}
        question={question}
        viewer={viewer}
        onLater={() => {
          putOff(owner);
          setAnswered(true);
        }}
      />
    </Suspense>
  );
}
