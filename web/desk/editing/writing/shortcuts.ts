import type { MarkdownFormat } from './markdown-edit.ts';

type Key = { code: string; shift?: boolean; alt?: boolean };

const keys: Record<MarkdownFormat, Key> = {
  bold: { code: 'KeyB' },
  italic: { code: 'KeyI' },
  link: { code: 'KeyK' },
  heading: { code: 'Digit2', alt: true },
  list: { code: 'Digit8', shift: true },
  quote: { code: 'Digit9', shift: true },
};

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The format that a key asks for, by its place on the keyboard: with shift, digits are other signs everywhere. */
export function formatOfKey(pressed: Pressed): MarkdownFormat | undefined {
  if (!pressed.ctrlKey && !pressed.metaKey) return undefined;
  const formats = Object.keys(keys) as MarkdownFormat[];
  return formats.find((format) => {
    const { code, shift = false, alt = false } = keys[format];
    return pressed.code === code && pressed.shiftKey === shift && pressed.altKey === alt;
  });
}

/** How a shortcut is told: to assistive technology, and in a tooltip. */
export const shortcuts = Object.fromEntries(
  Object.entries(keys).map(([format, { code, shift, alt }]) => {
    const parts = [alt && 'Alt', shift && 'Shift', code.replace(/Key|Digit/, '')].filter(Boolean).join('+');
    return [format, { keys: `Control+${parts} Meta+${parts}`, label: `Ctrl+${parts}` }];
  }),
) as Record<MarkdownFormat, { keys: string; label: string }>;
