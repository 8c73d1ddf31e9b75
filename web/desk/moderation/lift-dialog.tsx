import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = { open: boolean; onStay: () => void; onLift: () => void };

/** She is told at once, and nothing brings the measure back. */
export function LiftDialog({ open, onStay, onLift }: Props) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('moderation.liftTitle')}
      description={t('moderation.liftText')}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            {t('moderation.keepSanction')}
          </Button>
          <Button onClick={onLift}>{t('moderation.liftConfirm')}</Button>
        </>
      }
    />
  );
}
