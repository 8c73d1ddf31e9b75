import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DistanceAnswer, DistancesAnswer } from '#shared/community/care.schema.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { community } from '../correct-posts.ts';
import type { Owner } from '../query-keys.ts';
import { endDistance, fetchDistances } from './care.api.ts';
import { ListWaiting } from './list-waiting.tsx';

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

type Props = { distance: DistanceAnswer; onEnd: () => void };

function DistanceRow({ distance, onEnd }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { of, kind, since } = distance;
  const whom =
    'talk' in of ? t('communityCare.distanceVoice') : (of.name ?? t('communityCare.distanceMother'));
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 border-line border-t py-3">
      <div className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <p className="font-bold">{whom}</p>
        {'talk' in of && <p>{t('communityCare.distanceTalk', { talk: of.talk })}</p>}
        <p className="text-ink-soft text-small">
          {t(`communityCare.distance_${kind}`)},{' '}
          {t('communityCare.distanceSince', { day: formatDay(since, language) })}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={t('communityCare.endDistanceOf', { whom })}
        onClick={onEnd}
        className="shrink-0"
      >
        {t('communityCare.endDistance')}
      </Button>
    </li>
  );
}

const distancesKey = (owner: Owner) => [community, 'distances', owner] as const;

/** Whom she keeps away. */
function useDistances(owner: Owner) {
  return useQuery({
    queryKey: distancesKey(owner),
    queryFn: ({ signal }) => fetchDistances(signal),
    enabled: owner !== null,
    staleTime: 0,
  });
}

/** The row leaves at once; what the server refuses comes back, with the reason. */
function useEndDistance(owner: Owner): (distance: DistanceAnswer) => void {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();
  const queryKey = distancesKey(owner);
  const { mutate } = useMutation({
    mutationFn: ({ id }: DistanceAnswer) => endDistance(id),
    onSuccess: (_, { kind }) =>
      toast({
        title: t(kind === 'mute' ? 'communityCare.distanceEndedMute' : 'communityCare.distanceEnded'),
      }),
    onError: (error) => tellError(t('communityCare.undoFailed'), error),
    // Every list may show her again.
    onSettled: () => client.invalidateQueries({ queryKey: [community] }),
  });
  return (distance) => {
    // An answer that is under way does not know of the change yet.
    client.cancelQueries({ queryKey });
    client.setQueryData<DistancesAnswer>(
      queryKey,
      (known) => known && { distances: known.distances.filter(({ id }) => id !== distance.id) },
    );
    mutate(distance);
  };
}
