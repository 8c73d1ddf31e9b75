import { store } from '../device/store.ts';

/** One for each, so that a long answer costs nothing to whoever reads a short one. */
const rememberedKey = (name: string) => `remembered:${name}` as const;

/** An answer of the server, kept for the next start: it shows at once, and also without a network. */
export function remember(name: string, answer: unknown): void {
  store.set(rememberedKey(name), JSON.stringify(answer));
}

/** The last answer, if it still looks like one; undefined when there is none. */
export function recall<Answer>(
  name: string,
  looksRight: (answer: unknown) => answer is Answer,
): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(store.get(rememberedKey(name)) ?? 'null');
    return looksRight(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** One answer is no longer to lie here. */
export function forget(name: string): void {
  store.remove(rememberedKey(name));
}

/** What is remembered under names that begin so: how they go on. */
export function rememberedNames(begin: string): string[] {
  const prefix = rememberedKey(begin);
  return store
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

/** She left, or the server knows nobody here: the next to hold this phone finds nothing of hers. Or of one noun alone. */
export function forgetRemembered(namesBegin = ''): void {
  for (const key of store.keys()) if (key.startsWith(rememberedKey(namesBegin))) store.remove(key);
}
