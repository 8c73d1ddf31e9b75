import { cloneElement, type ReactElement, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { placeBeside } from './place-beside.ts';
import { useCloseOnScroll } from './use-close-on-scroll.ts';
import { useTooltip } from './use-tooltip.ts';

type Props = {
  text: string;
  /** One element that can be focused: the words are read with it. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

export function Tooltip({ text, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { open, close, listeners } = useTooltip();
  useCloseOnScroll(open, anchor, close);
  return (
    <span ref={anchor} className="inline-flex" {...listeners}>
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && <Bubble id={id} text={text} anchor={anchor} />}
    </span>
  );
}

function Bubble({ id, text, anchor }: { id: string; text: string; anchor: RefObject<HTMLElement | null> }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!bubble.current || !anchor.current) return;
    bubble.current.showPopover?.();
    placeBeside(bubble.current, anchor.current, 0);
  }, [anchor]);
  return (
    // The padding is the gap to the anchor: the pointer can cross it without losing the words.
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="floating max-w-64 bg-transparent p-1.5"
    >
      <span className="block rounded-small bg-ink px-3 py-1.5 text-small text-paper">{text}</span>
    </span>
  );
}
