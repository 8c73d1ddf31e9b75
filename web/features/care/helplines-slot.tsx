import { lazy, Suspense } from 'react';
import { untilHere } from '#web/platform/device/until-here.ts';
import { withTexts } from '#web/texts/with-texts.ts';

const List = lazy(() =>
  untilHere(() => withTexts(import('./helplines.tsx'), 'care')).then(({ Helplines }) => ({
    default: Helplines,
  })),
);

/** People to call, where most who open the screen need none: the list comes when it is asked for. */
export function HelplinesSlot() {
  return (
    <Suspense fallback={null}>
      <List />
    </Suspense>
  );
}
