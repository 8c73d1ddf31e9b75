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
      className={classNames('my-1 h-4 animate-pulse rounded-small bg-line', className)}
      style={{ width: `${width}%` }}
    />
  );
}
