import { classNames } from './class-names.ts';

type Props = {
  count: number;
  /** The step she is at, from 1. */
  current: number;
  label: string;
};

export function ProgressDots({ count, current, label }: Props) {
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={current}
      aria-valuetext={label}
      className="flex gap-2"
    >
      {steps.map((step) => (
        <span
          key={step}
          className={classNames(
            'h-2 rounded-full transition-transform',
            step === current ? 'w-6' : 'w-2',
            step <= current ? 'bg-clay' : 'border border-control-line',
          )}
        />
      ))}
    </div>
  );
}
