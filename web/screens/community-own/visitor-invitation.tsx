import { SignInLink } from '#web/features/access/sign-in-link.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** In the preview nothing here is anybody's yet. */
export function VisitorInvitation() {
  const t = useTexts();
  return (
    <Card as="section" tone="blush" className="grid gap-3">
      <h2 className="font-bold text-heading">{t('communityCare.visitor')}</h2>
      <p>{t('communityCare.visitorText')}</p>
      <SignInLink className={buttonClass({ size: 'large', wide: true })} />
    </Card>
  );
}
