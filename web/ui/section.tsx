import { type ComponentProps, type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';

type Props = Omit<ComponentProps<'section'>, 'title' | 'ref'> & {
  title: ReactNode;
  /** The heading's own, where something leads to it. */
  headingId?: string | undefined;
};

/** A part of a page below its heading, and known by it. */
export function Section(props: Props) {
  return <section {...useHeaded(props)} />;
}

/** The same, on a card. */
export function SectionCard({ tone, ...props }: Props & Pick<ComponentProps<typeof Card>, 'tone'>) {
  return <Card as="section" tone={tone} {...useHeaded(props)} />;
}

function useHeaded({ title, headingId, className = 'gap-3', children, ...section }: Props) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return {
    ...section,
    'aria-labelledby': id,
    className: classNames('grid grid-cols-1', className),
    children: (
      <>
        <h2 id={id} className="font-bold text-heading">
          {title}
        </h2>
        {children}
      </>
    ),
  };
}
