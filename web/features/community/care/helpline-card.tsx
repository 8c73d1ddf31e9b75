import { HeartHandshake } from 'lucide-react';
import { useEffect, useId } from 'react';
import { isDistress } from '#shared/community/distress.rules.ts';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { HelplineNumbers } from './helpline-numbers.tsx';

type Props = {
  /** What she is writing: the card shows by its words. */
  text?: string | undefined;
  /** She has written it, and the server heard distress in it: the card shows. */
  after?: boolean | undefined;
  /** It stands where her form stood: what had the focus is gone, and the card must be heard. */
  takesFocus?: boolean | undefined;
};

/** A hand on the shoulder, beside what she writes and never in its way. */
export function HelplineCard({ text = '', after = false, takesFocus = false }: Props) {
  const isShown = after || isDistress(text);
  return (
    // There before the card is, or its coming would not be heard; without a box, or the form would show a gap.
    <div role="status" className="contents">
      {isShown && <Helpline after={after} takesFocus={takesFocus} />}
    </div>
  );
}

function Helpline({ after, takesFocus }: { after: boolean; takesFocus: boolean }) {
  const t = useTexts();
  const titleId = useId();
  useEffect(() => {
    if (takesFocus) focusHeading(titleId);
  }, [takesFocus, titleId]);
  return (
    <Card as="aside" tone="sage" aria-labelledby={titleId} className="grid gap-3 text-ink">
      <h3 id={titleId} className="flex items-center gap-2 font-bold text-heading">
        <HeartHandshake size={24} strokeWidth={1.75} aria-hidden className="shrink-0 text-sage-ink" />
        {t(after ? 'communityCare.helpAfterTitle' : 'communityCare.helpTitle')}
      </h3>
      <p>{t(after ? 'communityCare.helpAfterText' : 'communityCare.helpText')}</p>
      <HelplineNumbers />
    </Card>
  );
}
