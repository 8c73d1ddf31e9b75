import { useState } from 'react';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { countRecords, withdrawConsent } from './consent.outbox.ts';

type Choice = 'close' | 'delete';
const words = {
  close: {
    unsent: 'consent.unsentClose',
    confirm: 'consent.confirmClose',
    done: 'consent.closedDone',
    doneText: 'consent.closedDoneText',
  },
  delete: {
    unsent: 'consent.unsentDelete',
    confirm: 'consent.confirmDelete',
    done: 'consent.deletedDone',
    doneText: 'consent.deletedDoneText',
  },
} as const;

/** As easy as giving it was. What can be undone is what is chosen beforehand. */
export function TakeBack({ onDelete }: { onDelete: () => void }) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [choice, setChoice] = useState<Choice>('close');
  const unsent = countRecords(useOutbox().writes);
  const stay = () => setAsking(false);

  async function takeBack(): Promise<void> {
    if (choice === 'delete') onDelete();
    await withdrawConsent(choice);
    stay();
    toast({ title: t(words[choice].done), description: t(words[choice].doneText) });
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('consent.takeBack')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={stay}
        title={t('consent.takeBackTitle')}
        description={t('consent.takeBackText')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {t('consent.keep')}
            </Button>
            <Button variant={choice === 'delete' ? 'danger' : 'primary'} onClick={() => void takeBack()}>
              {t(words[choice].confirm)}
            </Button>
          </>
        }
      >
        <RadioCards
          legend={t('consent.takeBackLegend')}
          name="records-after"
          options={[
            { value: 'close', label: t('consent.choiceClose'), hint: t('consent.choiceCloseHint') },
            { value: 'delete', label: t('consent.choiceDelete'), hint: t('consent.choiceDeleteHint') },
          ]}
          value={choice}
          onChange={(next) => setChoice(next as Choice)}
        />
        {unsent > 0 && <p className="text-small">{t(words[choice].unsent, { n: unsent })}</p>}
      </Dialog>
    </>
  );
}
