import type { KindName } from '#shared/diary/kinds.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { SectionCard } from '#web/ui/section.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ChooseFiles } from './choose-files.tsx';
import type { ImportPlace } from './import-choices.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportDone, ImportProgress } from './import-progress.tsx';
import { useImport } from './use-import.ts';

type Props = {
  place: ImportPlace;
  /** What a kind is called, which the diary knows. */
  nameOf: (kind: KindName) => string;
  onImported: () => void;
};

/** Files of another app on their way into the diary, one step after the other. */
export function ImportPanel({ place, nameOf, onImported }: Props) {
  const t = useTexts();
  const { stage, choose, change, takeDoubles, begin, goOn, restart } = useImport(place, onImported);
  return (
    <SectionCard title={t('imports.bring')} className="gap-4">
      {stage.name === 'choose' && (
        <ChooseFiles problem={stage.problem} files={stage.files} onChoose={(files) => void choose(files)} />
      )}
      {stage.name === 'reading' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t('imports.reading')}
        </p>
      )}
      {stage.name === 'preview' && (
        <ImportPreview
          preview={stage}
          place={place}
          nameOf={nameOf}
          onChange={(choices) => void change(choices)}
          onDoubles={takeDoubles}
          onBegin={begin}
          onRestart={restart}
        />
      )}
      {stage.name === 'sending' && <ImportProgress sending={stage} onGoOn={goOn} />}
      {stage.name === 'done' && <ImportDone taken={stage.taken} onRestart={restart} />}
    </SectionCard>
  );
}
