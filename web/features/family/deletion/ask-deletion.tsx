import { useState } from 'react';
import { DownloadMyData } from '#web/features/account/download-my-data.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDeletion } from './use-deletion.ts';

type Props = {
  owner: string;
  familyId: string;
  /** One of its babies; all of it where none is named. */
  baby?: { id: string; name: string } | undefined;
  onAsked?: () => void;
};

/** Asked once, with the download at hand and the seven days explained. */
export function AskDeletion({ owner, familyId, baby, onAsked }: Props) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { ask } = useDeletion(owner, { family: familyId, baby: baby?.id });
  const stay = () => setAsking(false);
  const confirm = () =>
    ask.mutate(undefined, {
      onSuccess: () => {
        stay();
        onAsked?.();
      },
    });
  return (
    <>
      <Button variant="quiet" className="justify-self-center" onClick={() => setAsking(true)}>
        {baby ? t('babies.deleteBaby') : t('babies.deleteFamily')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={stay}
        title={baby ? t('babies.deleteBabyTitle', { name: baby.name }) : t('babies.deleteFamilyTitle')}
        description={baby ? t('babies.deleteBabyText') : t('babies.deleteFamilyText')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {t('babies.deleteKeep')}
            </Button>
            <Button variant="danger" busy={ask.isPending} onClick={confirm}>
              {t('babies.deleteConfirm')}
            </Button>
          </>
        }
      >
        <DownloadMyData>{t('babies.deleteDownload')}</DownloadMyData>
      </Dialog>
    </>
  );
}
