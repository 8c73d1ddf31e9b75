import { useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { endCheckins } from './checkin.outbox.ts';

/** Takes her yes back: all of it goes, and nothing is kept until she wants it again. */
export function EndCheckins() {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  async function end(): Promise<void> {
    stay();
    await endCheckins();
    toast({ title: t('checkin.ended') });
  }
  return (
    <>
      <Button variant="quiet" className="justify-self-center" onClick={() => setAsking(true)}>
        {t('checkin.end')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={stay}
        title={t('checkin.endTitle')}
        description={t('checkin.endText')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {t('checkin.endKeep')}
            </Button>
            <Button variant="danger" onClick={() => void end()}>
              {t('checkin.endConfirm')}
            </Button>
          </>
        }
      />
    </>
  );
}
