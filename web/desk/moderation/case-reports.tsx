import type { CaseReport } from '#shared/community/moderation.schema.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { CasePart } from './case-part.tsx';

/** What worries others. Who they are is told to nobody. */
export function CaseReports({ reports }: { reports: CaseReport[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <CasePart title={t('moderation.reports')}>
      {reports.length === 0 && <p className="text-ink-soft">{t('moderation.noReports')}</p>}
      <ol className="grid">
        {reports.map(({ reason, note, about, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report has no name, and the list is only read.
          <li key={index} className="grid gap-1 border-line border-t py-3">
            <p className="font-bold">{t(`communityCare.reason_${reason}`)}</p>
            {note && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
            <p className="text-ink-soft text-small">
              {about === 'person' && `${t('moderation.aboutPerson')}, `}
              <time dateTime={at}>{formatMoment(at, language)}</time>
            </p>
          </li>
        ))}
      </ol>
    </CasePart>
  );
}
