import { useState, useSyncExternalStore } from 'react';
import { store } from '#web/platform/device/store.ts';
import { firstPaint } from '#web/platform/first-paint/first-paint.ts';

export const textSizes = ['regular', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

const textSizeKey = 'article_text_size';

/** How large she likes to read, on this device. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const kept = useSyncExternalStore(never, keptSize, () => sizeCalled(firstPaint().textSize));
  const [chosen, setSize] = useState<TextSize>();
  function choose(chosen: TextSize): void {
    store.set(textSizeKey, chosen);
    setSize(chosen);
  }
  return [chosen ?? kept, choose];
}

const never = () => () => undefined;

export const keptSize = (): TextSize => sizeCalled(store.get(textSizeKey));

const sizeCalled = (name: string | null): TextSize => textSizes.find((size) => size === name) ?? 'regular';
