import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { replaced, type Source } from './editing.ts';

type Props = {
  sources: readonly Source[];
  problemOf: (path: string) => string | undefined;
  onChange: (sources: Source[]) => void;
};

/** What it was compared with: there is always one. */
export function SourceFields({ sources, problemOf, onChange }: Props) {
  const t = useTexts();
  const none = problemOf('schedule.sources');
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 font-bold">{t('vaccinesStaff.sources')}</legend>
      {/* A source has nothing that stays while it is typed but its place. */}
      {Array.from(sources.entries(), ([index, source]) => (
        <div key={index} className="grid grid-cols-1 items-end gap-3 wide:grid-cols-[1fr_1fr_auto]">
          <Field
            label={t('vaccinesStaff.sourceName')}
            value={source.name}
            error={problemOf(`schedule.sources.${index}.name`)}
            onChange={({ target }) => onChange(replaced(sources, source, { ...source, name: target.value }))}
          />
          <Field
            type="url"
            label={t('vaccinesStaff.sourceUrl')}
            value={source.url}
            error={problemOf(`schedule.sources.${index}.url`)}
            onChange={({ target }) => onChange(replaced(sources, source, { ...source, url: target.value }))}
          />
          <Button variant="quiet" onClick={() => onChange(sources.filter((one) => one !== source))}>
            {t('vaccinesStaff.remove')}
          </Button>
        </div>
      ))}
      {none && (
        <p role="alert" data-invalid tabIndex={-1}>
          {none}
        </p>
      )}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => onChange([...sources, { name: '', url: 'https://' }])}
      >
        {t('vaccinesStaff.addSource')}
      </Button>
    </fieldset>
  );
}
