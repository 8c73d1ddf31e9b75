import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';

/** A visitor wants to watch, keep or ask: it needs an account, and what she typed waits for her. */
export function useInvite(): () => void {
  const t = useTexts();
  const signIn = useSignIn();
  return () => {
    toast({
      title: t('specialists.signIn'),
      description: t('specialists.signInText'),
      action: { label: t('access.signIn'), onAct: signIn },
      duration: 8000,
    });
  };
}

/** Without the preview, the gate shows its sign-in at this same address. */
export function useSignIn(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '.', search: (current) => ({ ...current, preview: undefined }) });
}
