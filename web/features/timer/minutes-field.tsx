import { Field } from '#web/ui/field.tsx';

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onType: (minutes: string) => void;
};

/** Minutes by hand. `min` alone stops only the arrows: a sign in front is taken out as she types. */
export function MinutesField({ onType, ...field }: Props) {
  return (
    <Field
      {...field}
      type="number"
      inputMode="numeric"
      min={0}
      onChange={({ target }) => onType(target.value.replace(/-/g, ''))}
    />
  );
}
