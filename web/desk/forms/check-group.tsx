import { useId } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';

type Props<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  error?: string | undefined;
  onChange: (chosen: Value[]) => void;
};

/** Any number of a few. */
export function CheckGroup<Value extends string>({ legend, options, chosen, error, onChange }: Props<Value>) {
  const id = useId();
  return (
    // The group itself takes the focus when nothing in it was chosen, and reads out why.
    <fieldset tabIndex={-1} data-invalid={error && true} aria-describedby={error && id} className="min-w-0">
      <legend className="mb-1 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(isOn) =>
              // In the order in which they are offered, however they were chosen.
              onChange(
                options
                  .map((option) => option.value)
                  .filter((one) => (one === value ? isOn : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
      {error && (
        <p id={id} className="text-danger text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}
