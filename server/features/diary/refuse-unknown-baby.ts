import type { Standing } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import type { RecordProblem } from '#shared/diary/kind.ts';

/** A baby who was lost keeps its records, and what a late phone still brings of it is kept with them. */
export function refuseUnknownBaby({ babies }: Standing, babyId: string | null): void {
  if (babyId === null) return;
  const baby = babies.find(({ id }) => id === babyId);
  if (!baby) refuseFields({ babyId: 'unknown_baby' satisfies RecordProblem });
  if (baby?.state === 'archived') refuseFields({ babyId: 'archived_baby' satisfies RecordProblem });
}
