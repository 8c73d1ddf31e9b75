import type { ReactNode } from 'react';

type Option<V> = { value: V; label: string; hint?: string | undefined; picture?: ReactNode };

type Props<V> = {
  legend: ReactNode;
  name: string;
  options: readonly Option<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  /** Who taps what is chosen already means it, too; the browser calls that no change. */
  onSame?: (() => void) | undefined;
};

/** One answer out of a few, each a card as large as a thumb likes. */
export function RadioCards<V extends string | number | boolean>(props: Props<V>) {
  const { legend, name, options, value, onChange, onSame } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="grid grid-cols-1 gap-2">
        {options.map((option) => (
          <label
            key={String(option.value)}
            className="relative flex min-h-13 items-center gap-3 rounded-control border border-control-line bg-card px-4 py-2.5 outline-offset-2 outline-clay has-checked:border-clay has-checked:bg-blush has-checked:inset-ring has-checked:inset-ring-clay has-focus-visible:outline-3"
          >
            {option.picture}
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{option.label}</span>
              {option.hint && <span className="block text-small text-ink-soft">{option.hint}</span>}
            </span>
            <input
              type="radio"
              name={name}
              value={String(option.value)}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onClick={option.value === value ? onSame : undefined}
              className="size-5 shrink-0 appearance-none rounded-full border-2 border-control-line bg-card outline-none checked:border-6 checked:border-clay"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
