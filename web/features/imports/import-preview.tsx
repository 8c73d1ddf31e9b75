import type { KindName } from '#shared/diary/kinds.ts';
import { maxImportRows } from '#shared/import/import-limits.ts';
import { formatDate, formatInstant, formatList, formatNumber } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { countsOf, spanOf } from './counts.ts';
import type { Choices, ImportPlace } from './import-choices.ts';
import { ImportQuestions } from './import-questions.tsx';
import { NotTakenList } from './not-taken-list.tsx';
import { isTooMuch, type Preview, toSend } from './use-import.ts';

type Props = {
  preview: Preview;
  place: ImportPlace;
  nameOf: (kind: KindName) => string;
  onChange: (choices: Choices) => void;
  onDoubles: (withDoubles: boolean) => void;
  onBegin: () => void;
  onRestart: () => void;
};

/** What would come, before anything is sent. */
export function ImportPreview({ preview, place, nameOf, onChange, onDoubles, onBegin, onRestart }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { looked, read, choices, known } = preview;
  const sources = formatList(
    looked.sources.map((source) => t(`imports.source_${source}`)),
    language,
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <p className="font-bold">{t('imports.found', { n: read.records.length, from: sources })}</p>
        <Span preview={preview} />
      </div>
      {read.records.length > 0 && (
        <ul className="grid gap-1" aria-label={t('imports.byKind')}>
          {countsOf(read.records).map(({ kind, count }) => (
            <li key={kind} className="flex justify-between gap-4 border-line border-b py-1.5">
              <span>{nameOf(kind)}</span>
              <span className="tabular-nums">{formatNumber(count, language)}</span>
            </li>
          ))}
        </ul>
      )}
      <ImportQuestions looked={looked} choices={choices} place={place} onChange={onChange} />
      <NotTakenList read={read} unknown={looked.unknown} />
      <Known preview={preview} onDoubles={onDoubles} onAskAgain={() => onChange(choices)} />
      <Begin preview={preview} onBegin={onBegin} />
      <Button variant="quiet" wide onClick={onRestart}>
        {t('imports.otherFiles')}
      </Button>
      {known && isTooMuch(preview) && (
        <p role="alert" className="text-danger">
          {t('imports.tooMany', { most: formatNumber(maxImportRows, language) })}
        </p>
      )}
    </div>
  );
}

function Span({ preview: { read, choices } }: { preview: Preview }) {
  const t = useTexts();
  const language = useLanguage();
  const span = spanOf(read.records);
  if (!span) return null;
  const told = (at: string) =>
    at.length === 10
      ? formatDate(at, language, { dateStyle: 'medium' })
      : formatInstant(at, language, { dateStyle: 'medium', timeZone: choices.timeZone });
  return <p className="text-ink-soft">{t('imports.span', { from: told(span.from), to: told(span.to) })}</p>;
}

type KnownProps = { preview: Preview; onDoubles: (withDoubles: boolean) => void; onAskAgain: () => void };

/** What is there already: it stays as it is. */
function Known({ preview: { known, choices }, onDoubles, onAskAgain }: KnownProps) {
  const t = useTexts();
  if (known === undefined)
    return (
      <p role="status" className="text-ink-soft">
        {t('imports.comparing')}
      </p>
    );
  if (known === null)
    return (
      <div role="alert" className="grid gap-2">
        <p>{t('imports.compareFailed')}</p>
        <Button variant="secondary" onClick={onAskAgain}>
          {t('imports.compareAgain')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-1">
      {known.there.length > 0 && <p>{t('imports.there', { n: known.there.length })}</p>}
      {known.deleted.length > 0 && <p>{t('imports.deletedHere', { n: known.deleted.length })}</p>}
      {known.maybe.length > 0 && (
        <>
          <p>{t('imports.maybe', { n: known.maybe.length })}</p>
          <Checkbox label={t('imports.takeDoubles')} checked={choices.withDoubles} onChange={onDoubles} />
        </>
      )}
    </div>
  );
}

function Begin({ preview, onBegin }: { preview: Preview; onBegin: () => void }) {
  const t = useTexts();
  const { known, read } = preview;
  const count = toSend(preview).length;
  if (read.records.length === 0) return <p>{t('imports.nothingRead')}</p>;
  if (known && count === 0) return <p className="font-bold">{t('imports.allThere')}</p>;
  return (
    <Button size="large" wide disabled={!known || isTooMuch(preview)} onClick={onBegin}>
      {known ? t('imports.begin', { n: count }) : t('imports.beginLater')}
    </Button>
  );
}
