import type { ArticleDraft } from './editing.schema.ts';
import { isSameValue } from './same-value.rules.ts';

/** A text that was typed and not saved: on the server (autosaved), or on this device (every keystroke). */
export type UnsavedCopy = {
  fields: ArticleDraft;
  /** What was saved when it was typed. */
  baseVersion: number;
  /** When, as an ISO moment. */
  at: string;
};

type Known = {
  version: number;
  saved: { fields: ArticleDraft; savedAt: string } | null;
  draft: UnsavedCopy | null;
  /** `isOnServer`: all of it had arrived, so the server knows it, or knows better. */
  device: (UnsavedCopy & { isOnServer: boolean }) | null;
};

export type Opening = {
  open: 'nothing' | 'saved' | 'draft' | 'device';
  /** What is not shown and still differs: the writer is told, and may look at it. */
  other: 'draft' | 'device' | null;
};

/** Which text the form opens with: the newest. An older one never takes the place of a newer one by itself. */
export function chooseOpening({ version, saved, draft, device }: Known): Opening {
  const copies = [
    ...(draft ? [{ source: 'draft' as const, ...draft }] : []),
    ...(device && !device.isOnServer ? [{ source: 'device' as const, ...device }] : []),
  ]
    .filter(({ fields }) => !isSameValue(fields, saved?.fields))
    .sort((one, other) => other.baseVersion - one.baseVersion || momentOf(other.at) - momentOf(one.at));
  const [newest, older] = copies;
  if (!newest) return { open: saved ? 'saved' : 'nothing', other: null };
  // On top of what is saved now it is newer whatever the clocks say; on an older one, the clocks decide.
  const isNewerThanSaved =
    !saved || newest.baseVersion >= version || momentOf(newest.at) > momentOf(saved.savedAt);
  if (!isNewerThanSaved) return { open: 'saved', other: newest.source };
  const differs = older && !isSameValue(older.fields, newest.fields);
  return { open: newest.source, other: differs ? older.source : null };
}

const momentOf = (at: string) => Date.parse(at);
