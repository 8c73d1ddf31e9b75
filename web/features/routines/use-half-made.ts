import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft } from '#web/platform/device/kept-draft.ts';
import { isStepDraft, type StepDraft } from './step-draft.ts';
import { type OpenStep, placeOf } from './step-sheet.tsx';
import type { SeenRoutine } from './use-routines.ts';

type HalfMade = { where: OpenStep; draft: StepDraft };

/** The first step that waits on the device because it could not be saved yet.  */
export function useHalfMade(
  owner: string | null,
  routine: SeenRoutine | undefined,
  /** Changes when there may be something else to find. */
  moment: string,
): HalfMade | undefined {
  const [found, setFound] = useState<HalfMade>();
  const look = useEffectEvent(() => {
    const places: OpenStep[] = [
      ...(routine ? routine.steps.map((step) => ({ routine, step })) : []),
      ...(routine ? [{ routine, step: 'new' as const }] : []),
      { routine: undefined, step: 'new' },
    ];
    const drafts = places.flatMap((where) => {
      const place = placeOf(where);
      const draft = readDraft({ kind: 'routine', owner, place, looksRight: isStepDraft });
      return draft ? [{ where, draft }] : [];
    });
    setFound(drafts[0]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again whenever one of these changed.
  useEffect(() => look(), [owner, routine?.id, moment]);
  return found;
}
