type Keys = { back: string; forward: string };

export const sideways: Keys = { back: 'ArrowLeft', forward: 'ArrowRight' };
export const upAndDown: Keys = { back: 'ArrowUp', forward: 'ArrowDown' };

type Place = { current: number; count: number; keys: Keys };

/** Which of `count` items a key leads to, around the ends; undefined when the key leads nowhere. */
export function indexAfterKey(key: string, { current, count, keys }: Place): number | undefined {
  if (key === keys.forward) return (current + 1) % count;
  if (key === keys.back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
