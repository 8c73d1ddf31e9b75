import { difference } from '#shared/editing/difference.rules.ts';
import { DifferenceText } from './difference-text.tsx';

type Side = { title: string; text: string };

/** Two texts of one field, side by side where there is room, with the words that differ marked. */
export function ComparedTexts({ before, after }: { before: Side; after: Side }) {
  const pieces = difference(before.text, after.text);
  return (
    <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
      {(
        [
          ['before', before.title],
          ['after', after.title],
        ] as const
      ).map(([side, title]) => (
        <div key={side} className="min-w-0 rounded-control border border-line bg-card p-3">
          <p className="mb-1 font-bold text-ink-soft text-small">{title}</p>
          <div className="max-h-80 overflow-y-auto">
            <DifferenceText pieces={pieces} side={side} />
          </div>
        </div>
      ))}
    </div>
  );
}
