import { CircleAlert, FileUp } from 'lucide-react';
import { useId } from 'react';
import { formatList } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ChoosingProblem } from './use-import.ts';

type Props = {
  problem: ChoosingProblem | undefined;
  files: readonly string[] | undefined;
  onChoose: (files: File[]) => void;
};

export function ChooseFiles({ problem, files = [], onChoose }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-ink-soft">{t('imports.intro')}</p>
      <label
        className={classNames(
          buttonClass({ size: 'large', wide: true }),
          'cursor-pointer outline-offset-2 outline-clay has-focus-visible:outline-3',
        )}
      >
        <FileUp size={20} aria-hidden />
        {t('imports.choose')}
        <input
          type="file"
          multiple
          accept=".csv,.json,.zip,text/csv,application/json,application/zip"
          aria-describedby={problem && id}
          className="sr-only"
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            // The same file once more is a change, too.
            target.value = '';
            if (chosen.length > 0) onChoose(chosen);
          }}
        />
      </label>
      {problem && (
        <p id={id} role="alert" className="flex gap-1.5 text-danger">
          <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {t(`imports.problem_${problem}`)}
            {files.length > 0 && ` (${formatList(files.slice(0, 5), language)})`}
          </span>
        </p>
      )}
      <ul className="grid gap-1.5 text-ink-soft text-small">
        {(['huckleberry', 'babyBuddy', 'sproutTrack', 'colo'] as const).map((app) => (
          <li key={app}>{t(`imports.how_${app}`)}</li>
        ))}
      </ul>
      <p className="text-ink-soft text-small">{t('imports.stays')}</p>
    </div>
  );
}
