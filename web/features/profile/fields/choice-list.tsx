import { type ReactNode, useId } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';

type Props<Choice> = {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the choice, read with the group. */
  error?: string | undefined;
  choices: readonly { id: Choice; label: string }[];
  chosen: readonly Choice[];
  /** At this many, only what is chosen can still be changed. */
  max?: number | undefined;
  onChange: (chosen: Choice[]) => void;
};

/** Several answers out of a few. */
export function ChoiceList<Choice extends string>(props: Props<Choice>) {
  const { name, legend, hint, error, choices, chosen, max = choices.length, onChange } = props;
  const words = useId();
  const isFull = chosen.length >= max;
  return (
    <fieldset className="min-w-0" aria-describedby={words}>
      <legend className="font-bold">{legend}</legend>
      <div id={words} role="status" className="mb-2 text-ink-soft text-small">
        {error ? <p className="text-danger">{error}</p> : hint}
      </div>
      <div className="grid grid-cols-1 gap-1">
        {choices.map(({ id, label }) => (
          <Checkbox
            key={id}
            name={name}
            label={label}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
