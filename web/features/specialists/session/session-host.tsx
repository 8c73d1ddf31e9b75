import type { Matcher } from '#shared/search/sought.rules.ts';
import { MarkedText } from '#web/platform/search/marked-text.tsx';
import { SampleBadge } from '../sample-badge.tsx';
import type { SeenSession } from '../seen.ts';
import { SpecialistFace } from '../specialist-face.tsx';

type Props = { session: SeenSession; piecesOf?: Matcher | undefined };

/** Who gives it, in two lines. */
export function SessionHost({ session: { specialist }, piecesOf }: Props) {
  const marked = (text: string) => (piecesOf ? <MarkedText pieces={piecesOf(text)} /> : text);
  return (
    <div className="flex items-center gap-3">
      <SpecialistFace specialist={specialist} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-bold [overflow-wrap:anywhere]">
          <span>{marked(specialist.name)}</span>
          {specialist.isSample && <SampleBadge />}
        </p>
        <p className="text-ink-soft text-small">{marked(specialist.role)}</p>
      </div>
    </div>
  );
}
