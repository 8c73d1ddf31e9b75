import { SignInLink } from '#web/features/access/sign-in-link.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** In the preview there is no list yet, only the wish for one. */
export function VisitorInvitation() {
  const t = useTexts();
  return (
    <Card as="section" tone="blush" className="grid gap-3">
      <h2 className="font-bold text-heading">{t('library.readingListVisitor')}</h2>
      <p>{t('library.readingListVisitorText')}</p>
      <SignInLink className={buttonClass({ size: 'large', wide: true })} />
    </Card>
  );
}
