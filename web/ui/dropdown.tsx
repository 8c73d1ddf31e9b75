import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { indexAfterKey, upAndDown } from './arrow-keys.ts';
import { classNames } from './class-names.ts';
import { placeBeside } from './place-beside.ts';
import { useCloseOnScroll } from './use-close-on-scroll.ts';

type Item = { id: string; label: string; icon?: ReactNode; danger?: boolean; onSelect: () => void };

type Props = {
  label: string;
  trigger: ReactNode;
  items: readonly Item[];
  className?: string | undefined;
};

const gap = 6;

/**
 * A button that opens a menu of actions. The native popover closes it at a press elsewhere, at Esc and at the
 * back gesture, and hands the focus back to the button.
 */
export function Dropdown({ label, trigger, items, className }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => menu.current?.hidePopover();
  const focus = (index: number) =>
    [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])].at(index)?.focus();
  useCloseOnScroll(open, menu, close);

  const place = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open' && button.current) placeBeside(event.currentTarget, button.current, gap);
  };

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const opened = event.newState === 'open';
    setOpen(opened);
    if (opened && !event.currentTarget.contains(document.activeElement)) focus(0);
  };

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.current?.showPopover?.();
    focus(event.key === 'ArrowDown' ? 0 : -1);
  };

  const move = (event: KeyboardEvent, current: number) => {
    if (event.key === 'Tab') close();
    const index =
      indexAfterKey(event.key, { current, count: items.length, keys: upAndDown }) ??
      indexByLetter(items, event.key, current);
    if (index === undefined) return;
    event.preventDefault();
    focus(index);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        onKeyDown={openByArrow}
        className={classNames(
          'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full hover:bg-blush',
          className,
        )}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onBeforeToggle={place}
        onToggle={toggled}
        className="floating min-w-48 overflow-y-auto rounded-control border border-line bg-card p-1 text-ink shadow-soft"
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onKeyDown={(event) => move(event, index)}
            onClick={() => {
              close();
              item.onSelect();
            }}
            className={classNames(
              'flex min-h-11 w-full items-center gap-3 rounded-small px-3 py-1 text-left -outline-offset-3 hover:bg-blush focus:bg-blush',
              item.danger && 'text-danger',
            )}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}

/** The next item that begins with the typed letter. */
function indexByLetter(items: readonly Item[], key: string, current: number): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const order = items.map((_, offset) => (current + 1 + offset) % items.length);
  return order.find((index) => items[index]?.label.toLocaleLowerCase().startsWith(letter));
}
