import { lazy, Suspense, useState } from 'react';
import type { Concern } from '#shared/care/concern.rules.ts';
import { introducedCare } from './introduced-care.ts';
import { useConcern } from './use-concern.ts';

const ConcernCard = lazy(async () => ({ default: await (await introducedCare).loadConcernCard() }));

type Props = {
  /** What she is writing: the card shows by its words. */
  text?: string | undefined;
  /** She searches for it: what stands there when the page opens counts too. */
  isSearch?: boolean | undefined;
  /** She has written it, and this was heard in it: its card shows. */
  concern?: Concern | null | undefined;
  /** It stands where her form stood: what had the focus is gone, and the card must be heard. */
  takesFocus?: boolean | undefined;
};

/** A hand on the shoulder, beside what she writes and never in its way. */
export function CareCard({ text = '', isSearch = false, concern = null, takesFocus = false }: Props) {
  // What she wrote another day says nothing when the page opens: somebody else may be looking at it now.
  const [opened] = useState(isSearch ? undefined : text);
  const heard = useConcern(text === opened ? '' : text);
  const [hidden, setHidden] = useState<Concern | null>(null);
  if (hidden && text.trim() === '' && !concern) setHidden(null);
  const shown = concern ?? heard;
  return (
    // There before the card is, or its coming would not be heard; without a box, or the form would show a gap.
    <div role="status" className="contents">
      {shown && shown !== hidden && (
        <Suspense fallback={null}>
          <ConcernCard
            // Each is another card, and what had the focus before it may be another too.
            key={shown}
            concern={shown}
            isAfter={concern !== null}
            takesFocus={takesFocus}
            onHide={() => setHidden(shown)}
          />
        </Suspense>
      )}
    </div>
  );
}
