import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Labelled } from './labelled.tsx';

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: string | undefined;
  error?: string | undefined;
};

/** The native list: on a phone it opens the picker that she knows. */
export function Select({ id, label, options, hint, error, className, ...select }: Props) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <div className="relative">
          <select
            {...select}
            {...wiring}
            className={classNames(controlClass, 'appearance-none truncate pr-12')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-4 my-auto text-ink-soft"
          />
        </div>
      )}
    </Labelled>
  );
}
