import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';

/** A visitor wants to speak: it needs an account, and what she typed waits for her. */
export function useInvite(): () => void {
  const t = useTexts();
  const navigate = useNavigate();
  return () => {
    toast({
      title: t('community.signIn'),
      description: t('community.signInText'),
      action: {
        label: t('access.signIn'),
        onAct: () => navigate({ to: '.', search: (current) => ({ ...current, preview: undefined }) }),
      },
      duration: 8000,
    });
  };
}
