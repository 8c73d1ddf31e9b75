import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** A step that she began and that cannot be saved yet. */
export function HalfMade({ what, onGoOn }: { what: string; onGoOn: () => void }) {
  const t = useTexts();
  return (
    <Card tone="blush" className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-bold">{t('routine.halfMade')}</p>
        <p className="text-small [overflow-wrap:anywhere]">{what.trim() || t('routine.halfMadeText')}</p>
      </div>
      <Button variant="secondary" onClick={onGoOn}>
        {t('routine.goOn')}
      </Button>
    </Card>
  );
}
