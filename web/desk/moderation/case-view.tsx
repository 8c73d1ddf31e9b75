import type { CaseAnswer, CaseReport } from '#shared/community/moderation.schema.ts';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { CaseDecisions } from './case-decisions.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseMarks } from './case-marks.tsx';
import { CasePart } from './case-part.tsx';
import { CaseTalk } from './case-talk.tsx';
import { DecisionForm } from './decision-form.tsx';
import { LeftDraft } from './left-draft.tsx';
import { useCase } from './use-cases.ts';

type Props = {
  id: string;
  staffId: string;
  /** The form leaves with the decision. */
  onDecided: () => void;
};

/** All that is needed to decide fairly, in the order in which one would ask for it. */
export function CaseView({ id, staffId, onDecided }: Props) {
  const t = useTexts();
  const query = useCase(id);
  if (query.isPending) return <LoadingList className="h-96" />;
  if (!query.data) return <SectionFailed title={t('moderation.caseFailed')} query={query} />;
  const one = query.data;
  return (
    <article className="grid grid-cols-1 gap-6">
      <CaseMarks card={one} />
      {one.concern && (
        <Card tone="sage" className="text-ink">
          {t(`moderation.concern_${one.concern}Text`)}
        </Card>
      )}
      <CaseTalk one={one} />
      <CaseVersions versions={one.versions} />
      <CaseReports reports={one.reports} />
      <CaseHistory history={one.authorHistory} />
      <CaseDecisions decisions={one.decisions} />
      <CaseAppeal appeal={one.appeal} />
      {one.state === 'decided' ? (
        <LeftDraft key={`left-${id}`} staffId={staffId} caseId={id} />
      ) : (
        <DecisionForm
          key={id}
          staffId={staffId}
          caseId={id}
          isAppeal={one.state === 'appealed'}
          onDecided={onDecided}
        />
      )}
    </article>
  );
}

/** Her side of it, in her words. */
function CaseAppeal({ appeal }: { appeal: CaseAnswer['appeal'] }) {
  const t = useTexts();
  const language = useLanguage();
  if (!appeal) return null;
  return (
    <CasePart title={t('moderation.appeal')}>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{appeal.text}</p>
      <p className="text-ink-soft text-small">
        {t('moderation.appealAt', { when: formatMoment(appeal.at, language) })}
      </p>
    </CasePart>
  );
}

/** What was reported may have been edited since. */
function CaseVersions({ versions }: { versions: CaseAnswer['versions'] }) {
  const t = useTexts();
  const language = useLanguage();
  if (versions.length === 0) return null;
  return (
    <CasePart title={t('moderation.versions')}>
      <ol className="grid gap-3">
        {versions.map(({ content, at }) => (
          <li key={at} className="border-line border-l-4 pl-3">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{content}</p>
            <p className="text-ink-soft text-small">
              {t('moderation.versionAt', { when: formatMoment(at, language) })}
            </p>
          </li>
        ))}
      </ol>
    </CasePart>
  );
}

/** What worries others. Who they are is told to nobody. */
function CaseReports({ reports }: { reports: CaseReport[] }) {
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
