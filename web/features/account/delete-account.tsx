import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { deleteAccount } from './account.api.ts';
import { DownloadMyData } from './download-my-data.tsx';

/** Long enough to be read to the end by her who is leaving. */
const farewellMs = 15_000;

type Props = {
  /** The server has ended her sessions; the page must know too. */
  onDeleted: () => void | Promise<void>;
};

/** Asked once, with the download at hand and the way back explained. */
export function DeleteAccount({ onDeleted }: Props) {
  const t = useTexts();
  const tellError = useErrorToast();
  const [isAsking, setAsking] = useState(false);
  const [keepsTexts, setKeepsTexts] = useState(false);
  const stay = () => setAsking(false);
  const deletion = useMutation({
    mutationFn: deleteAccount,
    onSuccess: async () => {
      await onDeleted();
      toast({
        title: t('account.farewell'),
        description: t('account.farewellText'),
        duration: farewellMs,
      });
    },
    onError: (error) => tellError(t('account.deleteFailed'), error),
  });

  return (
    <>
      <Button variant="quiet" wide onClick={() => setAsking(true)}>
        {t('account.delete')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={stay}
        title={t('account.deleteTitle')}
        description={t('account.deleteText')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {t('account.deleteKeep')}
            </Button>
            <Button variant="danger" busy={deletion.isPending} onClick={() => deletion.mutate(keepsTexts)}>
              {t('account.deleteConfirm')}
            </Button>
          </>
        }
      >
        <DownloadMyData>{t('account.deleteDownload')}</DownloadMyData>
        <RadioCards
          legend={t('account.communityTexts')}
          name="community-texts"
          options={[
            { value: false, label: t('account.communityGo') },
            { value: true, label: t('account.communityStay'), hint: t('account.communityStayHint') },
          ]}
          value={keepsTexts}
          onChange={setKeepsTexts}
        />
      </Dialog>
    </>
  );
}
