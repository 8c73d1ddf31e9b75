import { useState } from 'react';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Owner } from '../query-keys.ts';
import { useMarks } from '../use-marks.ts';
import { paragraphsOf } from './full-text.tsx';

type Props = { content: DailyContentAnswer; owner: Owner; isOpen: boolean; onClose: () => void };

/** An activity one step at a time, in letters that are read from the floor. */
export function Steps({ content, owner, isOpen, onClose }: Props) {
  const t = useTexts();
  const { setDone } = useMarks(owner, content);
  const [at, setAt] = useState(0);
  const steps = paragraphsOf(content.contentData.fullContent);
  const isLast = at >= steps.length - 1;

  function close(): void {
    setAt(0);
    onClose();
  }
  function finish(): void {
    close();
    setDone(true);
  }

  return (
    <Sheet open={isOpen} onClose={close} title={t('daily.steps')}>
      <div className="grid grid-cols-1 gap-4">
        <div aria-live="polite" className="grid min-h-40 grid-cols-1 content-start gap-2">
          <p className="text-ink-soft text-small">{t('daily.step', { n: at + 1, total: steps.length })}</p>
          <p className="whitespace-pre-line text-article">{steps[at]}</p>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" size="large" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('daily.previousStep')}
          </Button>
          {isLast ? (
            <Button size="large" onClick={finish}>
              {t('daily.finish')}
            </Button>
          ) : (
            <Button size="large" onClick={() => setAt(at + 1)}>
              {t('daily.nextStep')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
