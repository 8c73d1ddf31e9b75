import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';

/** A visitor wants to answer: it needs an account, and her words wait for her on this same page. */
export function useInviteToAnswer(): () => void {
  const t = useTexts();
  const navigate = useNavigate();
  return () => {
    toast({
      title: t('article.signIn'),
      description: t('article.signInText'),
      action: {
        label: t('access.signIn'),
        onAct: () => navigate({ to: '.', search: (current) => ({ ...current, preview: undefined }) }),
      },
      duration: 8000,
    });
  };
}
