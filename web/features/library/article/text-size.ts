import { useState } from 'react';
import { store } from '#web/platform/device/store.ts';

export const textSizes = ['regular', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

const textSizeKey = 'article_text_size';

/** How large she likes to read, on this device. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState<TextSize>(keptSize);
  function choose(chosen: TextSize): void {
    store.set(textSizeKey, chosen);
    setSize(chosen);
  }
  return [size, choose];
}

function keptSize(): TextSize {
  const kept = store.get(textSizeKey);
  return textSizes.find((size) => size === kept) ?? 'regular';
}
