import { useId } from 'react';

type Props = {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
};

/** Takes effect at once; for an answer that is sent later there is the Checkbox. */
export function Switch({ label, hint, checked, onChange, disabled }: Props) {
  const id = useId();
  return (
    <div className="relative flex min-h-11 items-center justify-between gap-4 has-disabled:opacity-50">
      <div>
        {/* The label covers the row, so that the thumb need not find the switch. */}
        <label htmlFor={id} className="font-bold after:absolute after:inset-0">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="peer h-8 w-13 shrink-0 appearance-none rounded-full border-2 border-control-line bg-card checked:border-sage checked:bg-sage"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute right-0 mr-6.5 size-5 rounded-full bg-control-line transition-transform peer-checked:translate-x-5 peer-checked:bg-on-sage"
      />
    </div>
  );
}
