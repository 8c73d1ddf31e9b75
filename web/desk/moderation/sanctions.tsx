import { useState } from 'react';
import type { SanctionAnswer } from '#shared/community/moderation.schema.ts';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { focusBeside } from '#web/platform/document/focus-beside.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SanctionRow } from './sanction-row.tsx';
import { useLiftSanction, useSanctions } from './use-sanctions.ts';

const rowId = (id: string) => `sanction-${id}`;

/** Who may not write just now, why and for how long. */
export function Sanctions() {
  const t = useTexts();
  const list = useSanctions();
  // Once it is sure: until then the dialog gives the focus back to the button, which leaves with its row.
  const lift = useLiftSanction((id) => focusBeside(document.getElementById(rowId(id))));
  const [chosen, setChosen] = useState<SanctionAnswer>();

  const stay = () => setChosen(undefined);
  function confirm(): void {
    if (chosen) lift.mutate(chosen.id);
    stay();
  }

  if (list.isPending) return <LoadingList />;
  if (!list.data) return <SectionFailed title={t('moderation.sanctionsFailed')} query={list} />;
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
          <SanctionRow
            key={sanction.id}
            id={rowId(sanction.id)}
            sanction={sanction}
            onLift={() => setChosen(sanction)}
          />
        ))}
      </ul>
      <LoadMore list={list} label={t('admin.more')} failed={t('admin.moreFailed')} />
      {/* She is told at once, and nothing brings the measure back. */}
      <Dialog
        open={chosen !== undefined}
        onClose={stay}
        title={t('moderation.liftTitle')}
        description={t('moderation.liftText')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {t('moderation.keepSanction')}
            </Button>
            <Button onClick={confirm}>{t('moderation.liftConfirm')}</Button>
          </>
        }
      />
    </div>
  );
}
