import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

/** The sound stopped on its way. Her place is kept, and one tap goes on from there. */
export function PlayerFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <div role="alert" className="grid justify-items-center gap-2 rounded-control bg-blush p-3 text-center">
      <div>
        <p className="font-bold">{t('player.failed')}</p>
        <p className="text-small">{t('player.failedText')}</p>
      </div>
      <Button variant="secondary" onClick={onRetry}>
        {t('player.tryAgain')}
      </Button>
    </div>
  );
}
