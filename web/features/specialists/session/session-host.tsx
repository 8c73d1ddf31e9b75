import { SampleBadge } from '../sample-badge.tsx';
import type { SeenSession } from '../seen.ts';
import { SpecialistFace } from '../specialist-face.tsx';

/** Who gives it, in two lines. */
export function SessionHost({ session: { specialist } }: { session: SeenSession }) {
  return (
    <div className="flex items-center gap-3">
      <SpecialistFace specialist={specialist} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-bold [overflow-wrap:anywhere]">
          {specialist.name}
          {specialist.isSample && <SampleBadge />}
        </p>
        <p className="text-ink-soft text-small">{specialist.role}</p>
      </div>
    </div>
  );
}
