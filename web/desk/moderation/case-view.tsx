import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { CaseAppeal } from './case-appeal.tsx';
import { CaseDecisions } from './case-decisions.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseMarks } from './case-marks.tsx';
import { CaseReports } from './case-reports.tsx';
import { CaseTalk } from './case-talk.tsx';
import { CaseVersions } from './case-versions.tsx';
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
