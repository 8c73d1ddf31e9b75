import { Field } from '#web/ui/field.tsx';

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  /** Whether parts of a whole are usual: the keyboard then has their sign. */
  isDecimal?: boolean;
  onType: (text: string) => void;
};

/** A number as text: a field of numbers would refuse the comma on half of the phones, and say nothing. */
export function NumberField({ isDecimal = false, onType, ...field }: Props) {
  return (
    <Field
      {...field}
      type="text"
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={8}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
