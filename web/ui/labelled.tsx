import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type Texts = {
  /** The control's id, when something outside must point to it. */
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  counter?: string | undefined;
  className?: string | undefined;
};

/** What the control inside must carry, so that its label and its words are read with it. */
type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

export const controlClass = classNames(
  // Led to a field, she reads its label too.
  'scroll-mt-12',
  'min-h-12 w-full rounded-control border border-control-line bg-card px-4 py-2.5 text-body text-ink',
  'placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60',
);

/** A label above a control, and below it what helps: a hint, a counter, or what is wrong. */
export function Labelled({
  id: givenId,
  label,
  hint,
  error,
  counter,
  className,
  children,
}: Texts & { children: (wiring: Wiring) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`].filter(
    Boolean,
  );
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-small text-danger">
          <CircleAlert size={20} aria-hidden />
          {error}
        </p>
      )}
      {(hint || counter) && (
        <div className="flex justify-between gap-4 text-small text-ink-soft">
          {hint && <p id={`${id}-hint`}>{hint}</p>}
          {counter && (
            <p id={`${id}-counter`} className="ml-auto shrink-0 tabular-nums">
              {counter}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
