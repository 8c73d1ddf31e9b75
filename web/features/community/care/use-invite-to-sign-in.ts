import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';

/** A visitor wants to report or to keep somebody away: it needs an account, and the page waits for her. */
export function useInviteToSignIn(): () => void {
  const t = useTexts();
  const navigate = useNavigate();
  return () => {
    toast({
      title: t('communityCare.signIn'),
      description: t('communityCare.signInText'),
      action: {
        label: t('access.signIn'),
        onAct: () => navigate({ to: '.', search: (current) => ({ ...current, preview: undefined }) }),
      },
      duration: 8000,
    });
  };
}
