import type { ReactNode } from 'react';

type Props = {
  /** `main`, unless something around it already is. */
  as?: 'main' | 'div' | undefined;
  picture?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** The ways on, the first one first. */
  actions: ReactNode;
};

/** A page that has only one thing to say: not found, failed, out of reach. */
export function MessagePage({ as: Tag = 'main', picture, title, text, actions }: Props) {
  return (
    <Tag className="mx-auto grid min-h-[80dvh] max-w-md content-center justify-items-center gap-4 px-4 py-8 text-center">
      {picture && <div className="w-36">{picture}</div>}
      <h1 tabIndex={-1} className="font-serif text-title">
        {title}
      </h1>
      <p role="status" className="text-balance text-ink-soft">
        {text}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>
    </Tag>
  );
}
