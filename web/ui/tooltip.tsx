import { cloneElement, type ReactElement, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { placeBeside, placeRight } from './place-beside.ts';
import { useCloseOnScroll } from './use-close-on-scroll.ts';
import { useTooltip } from './use-tooltip.ts';

type Props = {
  text: string;
  /** Where it opens; a column of icons wants it on the right, or it hides the next one. */
  side?: 'below' | 'right';
  /** One element that can be focused: the words are read with it. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

export function Tooltip({ text, side = 'below', children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { open, close, listeners } = useTooltip();
  useCloseOnScroll(open, anchor, close);
  return (
    <span ref={anchor} className="inline-flex" {...listeners}>
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && (
        <Bubble id={id} text={text} place={side === 'right' ? placeRight : placeBelow} anchor={anchor} />
      )}
    </span>
  );
}

type BubbleProps = {
  id: string;
  text: string;
  place: typeof placeRight;
  anchor: RefObject<HTMLElement | null>;
};

const placeBelow = (bubble: HTMLElement, anchor: Element) => placeBeside(bubble, anchor, 0);

function Bubble({ id, text, place, anchor }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!bubble.current || !anchor.current) return;
    bubble.current.showPopover?.();
    place(bubble.current, anchor.current);
  }, [anchor, place]);
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
