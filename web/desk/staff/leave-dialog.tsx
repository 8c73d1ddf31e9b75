import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = { open: boolean; onStay: () => void; onLeave: () => void };

/** Removing oneself is the one removal that no undo brings back: the panel closes with it. */
export function LeaveDialog({ open, onStay, onLeave }: Props) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('staff.leave')}
      description={t('staff.leaveText')}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            {t('staff.stay')}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t('staff.confirmLeave')}
          </Button>
        </>
      }
    />
  );
}
