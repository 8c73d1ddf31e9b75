import { type ReactNode, useId } from 'react';

type Props = { title: string; as?: 'h2' | 'h3'; children: ReactNode };

export function FormSection({ title, as: Heading = 'h2', children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <Heading id={id} className="font-bold text-heading">
        {title}
      </Heading>
      {children}
    </section>
  );
}
