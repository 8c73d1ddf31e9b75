import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { keepInRow } from './keep-in-row.ts';

type Props = {
  label: string;
  chips: readonly { id: string; label: string }[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  className?: string | undefined;
};

/** A row that scrolls sideways and runs to the edges of the screen, so that it is seen to go on. */
export function Chips({ label, chips, selected, onSelect, className }: Props) {
  const row = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(selected ?? '')}"]`);
    if (row.current && chip) return keepInRow(row.current, chip);
  }, [selected]);

  return (
    <fieldset
      ref={row}
      aria-label={label}
      className={classNames(
        'relative -mx-4 flex min-w-0 gap-2 overflow-x-auto scroll-smooth px-4 py-1 [scrollbar-width:none] wide:mx-0 wide:flex-wrap wide:px-0',
        className,
      )}
    >
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          data-chip={chip.id}
          aria-pressed={chip.id === selected}
          onClick={() => onSelect(chip.id)}
          className="min-h-11 shrink-0 rounded-full border border-control-line bg-card px-4 py-1 font-bold whitespace-nowrap text-ink-soft transition-transform active:scale-[0.98] aria-pressed:border-clay aria-pressed:bg-blush aria-pressed:text-ink aria-pressed:inset-ring aria-pressed:inset-ring-clay"
        >
          {chip.label}
        </button>
      ))}
    </fieldset>
  );
}
