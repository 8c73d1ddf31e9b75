import type { SavedPartKind } from '#shared/topics/topics.schema.ts';
import { useOwnAnswer } from '#web/platform/outbox/own-answer.ts';
import { myTopics, setSavedPart } from './topics.outbox.ts';

/** What she saved of one kind, newest first. */
export function useSavedParts(owner: string | null, kind: SavedPartKind) {
  const { answer } = useOwnAnswer(myTopics, owner);
  const saved = answer.saved.filter((one) => one.kind === kind).map(({ part }) => part);
  return {
    saved,
    isSaved: (part: string) => saved.includes(part),
    setSaved: (part: string, on: boolean): Promise<void> => setSavedPart({ kind, part, on }),
  };
}
