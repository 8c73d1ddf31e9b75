import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

/** To the page she came from; whoever came by a shared link goes to the library. */
export function BackButton() {
  const t = useTexts();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const back = () => (canGoBack ? router.history.back() : router.navigate({ to: paths.library }));
  return (
    <button type="button" onClick={back} className={wayBackClass}>
      <WayBackWords>{t('article.back')}</WayBackWords>
    </button>
  );
}
