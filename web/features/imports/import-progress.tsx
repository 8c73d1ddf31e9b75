import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { ImportStage } from './use-import.ts';

type Props = { sending: Extract<ImportStage, { name: 'sending' }>; onGoOn: () => void };

/** On its way; broken off, it goes on where it was. */
export function ImportProgress({ sending: { parts, next, error }, onGoOn }: Props) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const countOf = (some: readonly unknown[][]) => some.reduce((sum, part) => sum + part.length, 0);
  const [sent, all] = [countOf(parts.slice(0, next)), countOf(parts)];
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status">{t('imports.sending', { sent, all })}</p>
      <ProgressBar label={t('imports.progress')} value={sent} max={all} />
      {error === undefined ? (
        <p className="text-ink-soft text-small">{t('imports.keepOpen')}</p>
      ) : (
        <div role="alert" className="grid gap-2">
          <p className="font-bold">{t('imports.brokenOff')}</p>
          <p className="text-ink-soft">{sentenceFor(error)}</p>
          <Button wide onClick={onGoOn}>
            {t('imports.goOn')}
          </Button>
        </div>
      )}
    </div>
  );
}

export function ImportDone({ taken, onRestart }: { taken: number; onRestart: () => void }) {
  const t = useTexts();
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="font-bold">
        {t('imports.done', { n: taken })}
      </p>
      <p className="text-ink-soft">{t('imports.doneText')}</p>
      <Link to={paths.diary} className={buttonClass({ wide: true })}>
        {t('imports.toDiary')}
      </Link>
      <Button variant="quiet" wide onClick={onRestart}>
        {t('imports.otherFiles')}
      </Button>
    </div>
  );
}
