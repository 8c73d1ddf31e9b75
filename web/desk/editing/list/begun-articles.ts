import type { UnsavedDraftsAnswer } from '#shared/editing/editing.schema.ts';
import type { DeviceCopy } from '../device-copy.ts';

/** An article that was begun and never saved, wherever its text is. */
export type BegunArticle = {
  id: string;
  title: string;
  /** When, as an ISO moment. */
  keptAt: string;
  /** The server was not asked or does not know it: what opens is this device's copy. */
  isKeptHere: boolean;
  /** Nobody else has it: throwing it away here throws it away. */
  isOnlyHere: boolean;
};

/**
 * What a writer can go on with, newest first: the server's drafts, and what only this device has. `drafts` is null when
 * the server could not be asked; then everything of this device counts.
 */
export function begunArticles(
  drafts: UnsavedDraftsAnswer['drafts'] | null,
  copies: ReadonlyMap<string, DeviceCopy>,
): BegunArticle[] {
  const onServer = new Set(drafts?.map(({ id }) => id));
  const here = [...copies].filter(
    ([id, { baseVersion, isOnServer }]) =>
      // What was saved once is found in the list of articles. What had arrived and is gone was discarded elsewhere.
      baseVersion === 0 && !onServer.has(id) && (!isOnServer || drafts === null),
  );
  return [
    ...(drafts ?? []).map((draft) => ({ ...draft, isKeptHere: false, isOnlyHere: false })),
    ...here.map(([id, { form, at, isOnServer }]) => ({
      id,
      title: form.fields.title,
      keptAt: at,
      isKeptHere: true,
      isOnlyHere: !isOnServer,
    })),
  ].sort((one, other) => Date.parse(other.keptAt) - Date.parse(one.keptAt));
}
