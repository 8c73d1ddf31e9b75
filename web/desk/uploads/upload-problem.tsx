import { CircleAlert } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Problem, Source } from './use-upload.ts';

type Props = { problem: Problem; onRetry: (source: Source) => void };

/** Why nothing was sent, and another try where the same file may well pass. */
export function UploadProblem({ problem: { sentence, retry }, onRetry }: Props) {
  const t = useTexts();
  return (
    <div className="grid justify-items-start gap-2">
      <p className="flex gap-1.5 text-danger text-small">
        <CircleAlert size={20} aria-hidden className="shrink-0" />
        {sentence}
      </p>
      {retry !== undefined && (
        <Button variant="secondary" onClick={() => onRetry(retry)}>
          {t('shell.tryAgain')}
        </Button>
      )}
    </div>
  );
}
