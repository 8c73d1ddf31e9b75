import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';

/** A visitor tried something that is better with an account, or needs one. Nothing she told is lost by it. */
export function useAskToSignIn(): (why: 'to-keep' | 'first') => void {
  const t = useTexts();
  const navigate = useNavigate();
  return (why) => {
    toast({
      title: why === 'first' ? t('profile.signInFirst') : t('profile.signInToKeep'),
      description: why === 'first' ? t('profile.signInFirstText') : t('profile.signInToKeepText'),
      action: {
        label: t('access.signIn'),
        onAct: () => navigate({ to: '.', search: (current) => ({ ...current, preview: undefined }) }),
      },
      duration: 8000,
    });
  };
}
