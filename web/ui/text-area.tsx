import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Labelled } from './labelled.tsx';

type Props = ComponentProps<'textarea'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** How much is written and how much may be: '12/1200'. */
  counter?: string | undefined;
};

/** Grows with what is written, where the browser can. */
export function TextArea({ id, label, hint, error, counter, className, ...area }: Props) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error} counter={counter} className={className}>
      {(wiring) => (
        <textarea
          rows={4}
          {...area}
          {...wiring}
          className={classNames(controlClass, 'field-sizing-content max-h-[60dvh] min-h-28 resize-y')}
        />
      )}
    </Labelled>
  );
}
