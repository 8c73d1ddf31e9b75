import { paths } from '#shared/navigation/paths.ts';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** From a tool to the page it belongs to, however she came to the tool. */
export function BackToSleep() {
  const t = useTexts();
  return (
    <LinkBack to={paths.home} state={{ topic: 'sono-do-bebe' }}>
      {t('sleep.back')}
    </LinkBack>
  );
}
