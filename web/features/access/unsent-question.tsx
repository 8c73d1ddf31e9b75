import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  /** How many are on this device alone; none: nothing to ask. */
  count: number;
  /** She asked to send them, and they are still here. */
  hasTried: boolean;
  isSending: boolean;
  isLeaving: boolean;
  onSend: () => void;
  onStay: () => void;
  onLeave: () => void;
};

/** What the server does not have would go with her: that is hers to decide. */
export function UnsentQuestion({ count, hasTried, isSending, isLeaving, onSend, onStay, onLeave }: Props) {
  const t = useTexts();
  return (
    <Dialog
      open={count > 0}
      onClose={onStay}
      title={t('account.unsentTitle', { n: count })}
      description={t(hasTried ? 'account.unsentStill' : 'account.unsentText')}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button busy={isSending} onClick={onSend}>
            {t('account.unsentSend')}
          </Button>
          <Button variant="secondary" onClick={onStay}>
            {t('access.stay')}
          </Button>
          <Button variant="danger" busy={isLeaving} onClick={onLeave}>
            {t('account.unsentLeave')}
          </Button>
        </>
      }
    />
  );
}
