import { useEffect, useRef } from 'react';
import type { ArticleFeedbackAnswer } from '#shared/library/library.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { HeldHeart } from '#web/ui/illustrations/held-heart.tsx';

type Props = {
  stats: ArticleFeedbackAnswer;
  /** The form she was in has just gone: her place is here now. */
  takesFocus: boolean;
  /** Undefined: she has said it once, and that is all. */
  onChange: (() => void) | undefined;
};

export function FeedbackThanks({ stats, takesFocus, onChange }: Props) {
  const t = useTexts();
  const { totalFeedback, helpfulPercentage } = stats;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div className="grid justify-items-center gap-2 text-center">
      <div className="w-20">
        <HeldHeart />
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-heading font-bold outline-none">
        {t('article.thanks')}
      </h2>
      <p>{t('article.thanksText')}</p>
      {totalFeedback !== null && helpfulPercentage !== null && (
        <>
          <p className="font-bold">{t('article.percentage', { percentage: helpfulPercentage })}</p>
          <p className="text-ink-soft text-small">{t('article.basedOn', { n: totalFeedback })}</p>
        </>
      )}
      {onChange && (
        <Button variant="quiet" onClick={onChange}>
          {t('article.changeAnswer')}
        </Button>
      )}
    </div>
  );
}
