import { store } from '../device/store.ts';

/** One key for all, so that leaving forgets them at once. */
const rememberedKey = 'remembered';

/** An answer of the server, kept for the next start: it shows at once, and also without a network. */
export function remember(name: string, answer: unknown): void {
  store.set(rememberedKey, JSON.stringify({ ...all(), [name]: answer }));
}

/** The last answer, if it still looks like one; undefined when there is none. */
export function recall<Answer>(
  name: string,
  looksRight: (answer: unknown) => answer is Answer,
): Answer | undefined {
  const answer = all()[name];
  return looksRight(answer) ? answer : undefined;
}

/** She left, or the server knows nobody here: the next to hold this phone finds nothing of hers. */
export function forgetRemembered(): void {
  store.remove(rememberedKey);
}

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(store.get(rememberedKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
