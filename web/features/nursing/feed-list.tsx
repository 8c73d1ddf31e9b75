import type { SeenFeed } from '#shared/nursing/merge.rules.ts';
import { FeedRow } from './feed-row.tsx';

type Props = {
  feeds: SeenFeed[];
  /** When the feed began that overlaps one of these, by the id of this one. */
  overlapping: ReadonlyMap<string, string>;
  onEdit?: ((feed: SeenFeed) => void) | undefined;
  onRemove?: ((feed: SeenFeed) => void) | undefined;
};

export function FeedList({ feeds, overlapping, onEdit, onRemove }: Props) {
  return (
    <ul className="divide-y divide-line">
      {feeds.map((feed) => (
        <FeedRow
          key={feed.id}
          feed={feed}
          onEdit={onEdit}
          onRemove={onRemove}
          overlapsAt={overlapping.get(feed.id)}
        />
      ))}
    </ul>
  );
}
