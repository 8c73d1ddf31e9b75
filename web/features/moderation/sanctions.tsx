import { useState } from 'react';
import type { SanctionAnswer } from '#shared/community/moderation.schema.ts';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import type { WhenFailed } from '#web/platform/query/failed-query.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import { SanctionRow } from './sanction-row.tsx';
import { useLiftSanction, useSanctions } from './use-sanctions.ts';

/** Who may not write just now, why and for how long. */
export function Sanctions({ Failed }: { Failed: WhenFailed }) {
  const t = useTexts();
  const list = useSanctions();
  const lift = useLiftSanction();
  const [chosen, setChosen] = useState<SanctionAnswer>();

  if (list.isPending) {
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">{t('admin.loading')}</span>
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (!list.data) return <Failed title={t('moderation.sanctionsFailed')} query={list} />;
  const sanctions = list.data.pages.flatMap((page) => page.sanctions);
  return (
    <div className="grid gap-3">
      {sanctions.length === 0 && (
        <EmptyState
          picture={<Teacup />}
          title={t('moderation.sanctionsEmpty')}
          text={t('moderation.sanctionsEmptyText')}
        />
      )}
      <ul aria-label={t('moderation.sanctions')} className="grid">
        {sanctions.map((sanction) => (
          <SanctionRow key={sanction.id} sanction={sanction} onLift={() => setChosen(sanction)} />
        ))}
      </ul>
      <LoadMore list={list} label={t('admin.more')} failed={t('admin.moreFailed')} />
      <LiftDialog
        open={chosen !== undefined}
        onStay={() => setChosen(undefined)}
        onLift={() => {
          if (chosen) lift.mutate(chosen.id);
          setChosen(undefined);
          // The button leaves with its row.
          focusHeading();
        }}
      />
    </div>
  );
}
