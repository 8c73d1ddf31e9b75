import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { withdrawConsent } from './consent.outbox.ts';
import { openQuestion } from './consent-question.ts';

type Props = {
  /** She agreed again, and the server has yet to hear. */
  isOpening: boolean;
  download: ReactNode;
  /** What only this phone has goes too. */
  onDelete: () => void;
};

/** In the place of what she closed: what was recorded is hers to open, to take with her, or to delete. */
export function ClosedRecords({ isOpening, download, onDelete }: Props) {
  const t = useTexts();
  const [isDeleting, setDeleting] = useState(false);
  const stay = () => setDeleting(false);

  function remove(): void {
    stay();
    onDelete();
    void withdrawConsent('delete');
  }

  return (
    <Card as="section" aria-labelledby="closed-records" className="grid gap-4">
      <div className="grid gap-1">
        <LockKeyhole size={28} strokeWidth={1.75} aria-hidden className="text-clay" />
        <h2 id="closed-records" className="text-heading font-bold">
          {t('consent.panelTitle')}
        </h2>
        <p role="status" className="text-ink-soft">
          {isOpening ? t('consent.panelOpening') : t('consent.panelText')}
        </p>
      </div>
      <div className="grid gap-2">
        {!isOpening && (
          <Button size="large" wide onClick={openQuestion}>
            {t('consent.panelOpen')}
          </Button>
        )}
        {download}
        <Button variant="quiet" wide onClick={() => setDeleting(true)}>
          {t('consent.panelDelete')}
        </Button>
      </div>
      <Dialog
        open={isDeleting}
        onClose={stay}
        title={t('consent.deleteTitle')}
        description={t('consent.deleteText')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {t('consent.keep')}
            </Button>
            <Button variant="danger" onClick={remove}>
              {t('consent.deleteConfirm')}
            </Button>
          </>
        }
      />
    </Card>
  );
}
