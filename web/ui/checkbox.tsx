import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  name?: string | undefined;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
};

export function Checkbox({ name, label, checked, onChange, disabled }: Props) {
  return (
    <label className="relative flex min-h-11 items-center gap-3 py-1 has-disabled:opacity-50">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer size-6 shrink-0 appearance-none rounded-small border-2 border-control-line bg-card checked:border-clay checked:bg-clay"
      />
      <Check
        size={20}
        aria-hidden
        className="pointer-events-none absolute left-0.5 scale-50 text-on-clay opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
      />
      <span>{label}</span>
    </label>
  );
}
