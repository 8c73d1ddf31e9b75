import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

/** To where she came from, or, when she came from outside, to the front door. */
export function WayBack() {
  const t = useTexts();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const frontDoor = pathInLanguage(paths.landing, useLanguage());
  return (
    <a
      href={frontDoor}
      onClick={(event) => {
        if (!canGoBack) return;
        event.preventDefault();
        history.back();
      }}
      className={wayBackClass}
    >
      <WayBackWords>{t('legal.back')}</WayBackWords>
    </a>
  );
}
