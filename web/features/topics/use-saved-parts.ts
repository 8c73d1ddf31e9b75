import type { SavedPartKind } from '#shared/topics/topics.schema.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useOwnAnswer } from '#web/platform/outbox/own-answer.ts';
import { myTopics } from './my-topics.ts';

/** What she saved of one kind, newest first. As it shall be, never as a toggle: the last tap is what is sent. */
export function useSavedParts(owner: string | null, kind: SavedPartKind) {
  const { answer } = useOwnAnswer(myTopics, owner);
  const saved = answer.saved.filter((one) => one.kind === kind).map(({ part }) => part);
  return {
    saved,
    isSaved: (part: string) => saved.includes(part),
    setSaved: (part: string, on: boolean): Promise<void> =>
      appOutbox.add('saved-part.set', { kind, part, on }, { supersedes: `${kind} ${part}` }),
  };
}
