import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'button'> & {
  /** What it does, for those who do not see the icon. */
  label: string;
};

export function IconButton({ label, className, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-soft',
        'transition-transform enabled:hover:bg-blush enabled:hover:text-ink active:scale-95 disabled:opacity-50',
        className,
      )}
    />
  );
}
