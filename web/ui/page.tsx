import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  /** `beside`: as wide as reading is, and at a desk as two columns are. */
  width?: 'reading' | 'grid' | 'beside' | undefined;
  title: ReactNode;
  /** What stands above the title: the way back, a picture. */
  header?: ReactNode;
  children: ReactNode;
};

const widths = {
  reading: 'max-w-[45rem]',
  grid: 'max-w-[60rem]',
  beside: 'max-w-[45rem] desk:max-w-[70rem]',
};

/** The column a screen's content stands in, inside the shell's `main`, with room for the tab bar below. */
export function Page({ width = 'reading', title, header, children }: Props) {
  return (
    <div
      className={classNames(
        'mx-auto w-full px-4 pb-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+1.5rem)] wide:px-6 wide:pb-12',
        header ? 'pt-2' : 'pt-6',
        widths[width],
      )}
    >
      {header}
      {/* The focus is moved here when she comes from another screen. */}
      <h1 tabIndex={-1} className="mb-6 text-title font-extrabold">
        {title}
      </h1>
      {children}
    </div>
  );
}
