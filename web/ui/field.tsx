import type { ComponentProps } from 'react';
import { controlClass, Labelled } from './labelled.tsx';

type Props = ComponentProps<'input'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function Field({ id, label, hint, error, className, ...input }: Props) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      {(wiring) => <input {...input} {...wiring} className={controlClass} />}
    </Labelled>
  );
}
