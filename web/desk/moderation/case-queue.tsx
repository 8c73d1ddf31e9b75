import type { CaseState } from '#shared/community/moderation.schema.ts';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { QueuedCase } from './queued-case.tsx';
import type { useCases } from './use-cases.ts';

type Props = {
  state: CaseState;
  list: ReturnType<typeof useCases>;
  openId: string | undefined;
};

export function CaseQueue({ state, list, openId }: Props) {
  const t = useTexts();
  if (list.isPending) return <LoadingList />;
  if (!list.data) return <SectionFailed title={t('moderation.casesFailed')} query={list} />;
  const cases = list.data.pages.flatMap((page) => page.cases);
  if (cases.length === 0) {
    return (
      <EmptyState
        picture={<Teacup />}
        title={t(`moderation.empty_${state}`)}
        text={t(`moderation.empty_${state}Text`)}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <ol aria-label={t('moderation.cases')} className="grid gap-3">
        {cases.map((one) => (
          <QueuedCase key={one.id} card={one} isOpen={one.id === openId} />
        ))}
      </ol>
      <LoadMore list={list} label={t('admin.more')} failed={t('admin.moreFailed')} />
    </div>
  );
}
