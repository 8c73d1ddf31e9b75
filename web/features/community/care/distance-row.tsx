import type { DistanceAnswer } from '#shared/community/care.schema.ts';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { distance: DistanceAnswer; onEnd: () => void };

export function DistanceRow({ distance, onEnd }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { of, kind, since } = distance;
  const whom =
    'talk' in of ? t('communityCare.distanceVoice') : (of.name ?? t('communityCare.distanceMother'));
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 border-line border-t py-3">
      <div className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <p className="font-bold">{whom}</p>
        {'talk' in of && <p>{t('communityCare.distanceTalk', { talk: of.talk })}</p>}
        <p className="text-ink-soft text-small">
          {t(`communityCare.distance_${kind}`)},{' '}
          {t('communityCare.distanceSince', { day: formatDay(since, language) })}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={t('communityCare.endDistanceOf', { whom })}
        onClick={onEnd}
        className="shrink-0"
      >
        {t('communityCare.endDistance')}
      </Button>
    </li>
  );
}
