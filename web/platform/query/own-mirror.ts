import { forget, recall, remember } from './remembered.ts';

/**
 * What the server last told of hers, so that a screen has it before any answer, and offline. Forgotten when she leaves,
 * and nobody else's in any case.
 */
export function ownMirror<Answer>(
  name: string,
  /** Under which name it lies beside its owner. */
  part: string,
  /** It may be of another release. */
  looksRight: (held: unknown) => held is Answer,
) {
  type Mirror = { owner: string; [part: string]: unknown };
  const isMirror = (held: unknown): held is Mirror =>
    typeof held === 'object' && held !== null && 'owner' in held && part in held;

  return {
    read(owner: string): Answer | undefined {
      const mirror = recall(name, isMirror);
      const answer = mirror?.owner === owner ? mirror[part] : undefined;
      return looksRight(answer) ? answer : undefined;
    },
    write(owner: string, answer: Answer): void {
      remember(name, { owner, [part]: answer });
    },
    forget: () => forget(name),
  };
}
