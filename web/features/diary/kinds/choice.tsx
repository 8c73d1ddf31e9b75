import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type Option<V> = { value: V; label: string; Icon?: LucideIcon; picture?: ReactNode };
type Shown<V> = {
  legend: string;
  options: readonly Option<V>[];
  columns: 2 | 3 | 4 | 5;
  /** The picture beside the word, or smaller words where many stand in a row. */
  look?: 'beside' | 'tiny';
};

const grids = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4', 5: 'grid-cols-5' };
const looks = {
  stacked: 'grid min-h-13 content-center justify-items-center gap-1 px-1 py-2 text-center font-bold',
  beside: 'flex min-h-13 items-center justify-center gap-2 px-2 font-bold',
  tiny: 'grid min-h-15 content-center justify-items-center py-1 text-tiny',
};
const faceOf = (look: keyof typeof looks = 'stacked') =>
  `min-w-0 rounded-control border border-control-line bg-card ${looks[look]}`;

type ChoiceProps<V> = Shown<V> & { name: string; value: V; onChange: (value: V) => void };

/** One of a few, side by side: native radios as large as buttons. */
export function Choice<V extends string>({
  legend,
  name,
  options,
  columns,
  look,
  value,
  onChange,
}: ChoiceProps<V>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className={classNames('grid gap-2', grids[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              faceOf(look),
              'outline-offset-2 outline-clay has-checked:border-clay has-checked:bg-blush has-checked:inset-ring has-checked:inset-ring-clay has-focus-visible:outline-3',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <Face {...option} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type OptionalProps<V> = Shown<V> & { value: V | null; onChange: (value: V | null) => void };

/** One of a few, if she likes to say: a second tap takes it back. */
export function OptionalChoice<V extends string>({
  legend,
  options,
  columns,
  look,
  value,
  onChange,
}: OptionalProps<V>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className={classNames('grid gap-2', grids[columns])}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value === value ? null : option.value)}
            className={classNames(
              faceOf(look),
              look !== 'tiny' && 'text-small',
              'aria-pressed:border-clay aria-pressed:bg-blush aria-pressed:inset-ring aria-pressed:inset-ring-clay',
            )}
          >
            <Face {...option} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Face<V>({ label, Icon, picture }: Option<V>) {
  return (
    <>
      {Icon && <Icon size={24} strokeWidth={1.75} aria-hidden />}
      {picture}
      {label}
    </>
  );
}
