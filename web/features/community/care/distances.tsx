import { LoadFailed } from '#web/parts/load-failed.tsx';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';
import { DistanceRow } from './distance-row.tsx';
import { ListWaiting } from './list-waiting.tsx';
import { useDistances, useEndDistance } from './use-distances.ts';

/** The people and the voices she keeps away, and the way back to each. */
export function Distances({ owner }: { owner: string }) {
  const t = useTexts();
  const list = useDistances(owner);
  const end = useEndDistance(owner);

  if (list.isPending) return <ListWaiting />;
  if (!list.data) return <LoadFailed title={t('communityCare.distancesFailed')} query={list} />;
  const { distances } = list.data;
  if (distances.length === 0) {
    return (
      <EmptyState
        picture={<Teacup />}
        title={t('communityCare.distancesEmpty')}
        text={t('communityCare.distancesEmptyText')}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('communityCare.distancesText')}</p>
      <ul aria-label={t('communityCare.distances')} className="grid">
        {distances.map((distance) => (
          <DistanceRow
            key={distance.id}
            distance={distance}
            onEnd={() => {
              end(distance);
              // The button leaves with its row.
              focusHeading();
            }}
          />
        ))}
      </ul>
    </div>
  );
}
