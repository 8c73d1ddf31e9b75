import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SignInLink } from './sign-in-link.tsx';

/** In the preview nothing here is anybody's yet. */
export function SignInInvitation({ title, text }: { title: string; text: string }) {
  return (
    <Card as="section" tone="blush" className="grid gap-3">
      <h2 className="font-bold text-heading">{title}</h2>
      <p>{text}</p>
      <SignInLink className={buttonClass({ size: 'large', wide: true })} />
    </Card>
  );
}
