import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

/** To the page she came from; whoever came by a shared link goes to the library. */
export function BackButton() {
  const t = useTexts();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const back = () => (canGoBack ? router.history.back() : router.navigate({ to: paths.library }));
  return (
    <Button variant="quiet" icon={<ArrowLeft size={20} aria-hidden />} onClick={back} className="-ml-4">
      {t('article.back')}
    </Button>
  );
}
