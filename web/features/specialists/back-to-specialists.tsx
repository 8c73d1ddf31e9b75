import { paths } from '#shared/navigation/paths.ts';
import { WayBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

const arrow = '← ';

/** Back to where she was; to the tab when she came from outside. */
export function BackToSpecialists() {
  const t = useTexts();
  return (
    <WayBack to={paths.specialists}>
      {/* The arrow of the text is drawn; what reads the page aloud still has all of it. */}
      <span>
        <span className="sr-only">{arrow}</span>
        {t('specialists.back').slice(arrow.length)}
      </span>
    </WayBack>
  );
}
