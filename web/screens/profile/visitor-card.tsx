import { SignInLink } from '#web/features/access/sign-in-link.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** In the preview there is no account yet. */
export function VisitorCard() {
  const t = useTexts();
  return (
    <Card as="section" tone="blush" className="grid gap-3">
      <h2 className="font-bold text-heading">{t('profile.visitor')}</h2>
      <p>{t('profile.visitorText')}</p>
      <SignInLink className={buttonClass({ size: 'large', wide: true })} />
    </Card>
  );
}
