import { useState } from 'react';
import { classNames } from './class-names.ts';

/** Holds the place of what is coming. The screen's own region says `aria-busy`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-control bg-line', className)} />;
}

/** A line of words that is coming, as uneven as lines are: 50 to 90 % of the width. */
export function SkeletonText({ className }: { className?: string | undefined }) {
  const [width] = useState(() => 50 + Math.random() * 40);
  return (
    <div
      aria-hidden
      // Not as an attribute: in a page that comes with its content the policy forbids styles in the markup.
      ref={(line) => line?.style.setProperty('width', `${width}%`)}
      className={classNames('my-1 h-4 w-[70%] animate-pulse rounded-small bg-line', className)}
    />
  );
}
