import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'regular' | 'large' | undefined;
  wide?: boolean | undefined;
};

type Props = Look &
  ComponentProps<'button'> & {
    /** What it started is under way: it says so, keeps the focus and ignores another press. */
    busy?: boolean | undefined;
    icon?: ReactNode;
  };

const variants = {
  primary: 'bg-clay text-on-clay enabled:hover:bg-clay-ink [a&]:hover:bg-clay-ink',
  secondary: 'border border-control-line bg-card text-ink enabled:hover:bg-blush [a&]:hover:bg-blush',
  quiet: 'text-ink enabled:hover:bg-blush [a&]:hover:bg-blush',
  danger: 'bg-danger text-on-danger enabled:hover:opacity-90 [a&]:hover:opacity-90',
};

const sizes = { regular: 'min-h-11 px-4', large: 'min-h-13 px-6' };

/** The look of a button, for links that must look like one. */
export function buttonClass({ variant = 'primary', size = 'regular', wide = false }: Look = {}): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-bold',
    'transition-transform active:scale-[0.98] disabled:opacity-50 disabled:active:scale-100',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  icon,
  className,
  onClick,
  children,
  ...button
}: Props) {
  // Not `disabled`: a disabled button drops the focus, and she would lose her place in the form.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...button}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      className={classNames(buttonClass({ variant, size, wide }), busy && 'cursor-progress', className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
