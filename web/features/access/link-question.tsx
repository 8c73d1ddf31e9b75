import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ColoMark } from '#web/ui/illustrations/colo-mark.tsx';
import { useViewer } from './use-viewer.ts';

type Props = { maskedEmail: string; isBusy: boolean; onYes: () => void; onNo: () => void };

/**
 * A link that this browser did not ask for may be somebody else's, sent to make her write in an account that is not
 * hers. Whose it is, she reads before anything happens.
 */
export function LinkQuestion({ maskedEmail, isBusy, onYes, onNo }: Props) {
  const t = useTexts();
  const here = useViewer().data?.email;
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-4 py-8">
      <DocumentTitle title={t('signInLink.pageTitle')} />
      <div className="grid justify-items-center gap-2 text-center">
        <ColoMark className="size-14" />
        <h1 tabIndex={-1} className="font-serif text-display">
          {t('signInLink.title')}
        </h1>
      </div>
      <Card className="grid gap-4 p-6">
        <p className="font-bold [overflow-wrap:anywhere]">{t('signInLink.whose', { email: maskedEmail })}</p>
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {here ? t('signInLink.someoneHere', { email: here }) : t('signInLink.elsewhere')}
        </p>
        <Button size="large" wide busy={isBusy} onClick={onYes}>
          {t('signInLink.yes', { email: maskedEmail })}
        </Button>
        <Button variant="secondary" size="large" wide disabled={isBusy} onClick={onNo}>
          {here ? t('signInLink.stay') : t('signInLink.no')}
        </Button>
      </Card>
    </main>
  );
}
