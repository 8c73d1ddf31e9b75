import { type ReactNode, useEffect } from 'react';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

/** That device is out. How it came in is hers to close, and this says how. */
export function NextSteps({ action }: { action: ReactNode }) {
  const t = useTexts();
  // The button that she pressed is gone.
  useEffect(() => focusHeading(), []);
  return (
    <main className="mx-auto grid min-h-[80dvh] max-w-md content-center justify-items-center gap-4 px-4 py-8">
      <h1 tabIndex={-1} className="text-center font-serif text-title">
        {t('newDevice.done')}
      </h1>
      <Card className="grid gap-3 p-6">
        <p role="status">{t('newDevice.doneText')}</p>
        <ol className="grid list-decimal gap-2 pl-5 text-ink-soft">
          <li>{t('newDevice.stepMailbox')}</li>
          <li>{t('newDevice.stepFactor')}</li>
          <li>{t('newDevice.stepDevices')}</li>
        </ol>
      </Card>
      {action}
    </main>
  );
}
