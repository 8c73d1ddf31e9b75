import { useState } from 'react';
import type { ProfileDraft } from '../profile-draft.ts';

const kept = new Map<string, ProfileDraft>();

/**
 * What she typed into a form, and closed by accident, is there when she opens it again, until a reload. The name
 * carries whose it is: on a lent phone nobody finds it.
 */
export function useUnsaved(name: string): [ProfileDraft, (typed: ProfileDraft) => void] {
  const [typed, setTyped] = useState<ProfileDraft>(() => kept.get(name) ?? {});
  function keep(next: ProfileDraft): void {
    if (Object.keys(next).length > 0) kept.set(name, next);
    else kept.delete(name);
    setTyped(next);
  }
  return [typed, keep];
}
