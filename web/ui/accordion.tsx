import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = {
  sections: readonly { id: string; title: string; content: ReactNode }[];
  /** Which one is open; undefined when none is. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
};

/** Sections that open one at a time; tapping the open one closes it. */
export function Accordion({ sections, open, onOpen }: Props) {
  const own = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      {sections.map(({ id, title, content }) => {
        const isOpen = id === open;
        return (
          <div key={id} className="rounded-card border border-line bg-card">
            <h3>
              <button
                type="button"
                id={`${own}-${id}-title`}
                aria-expanded={isOpen}
                aria-controls={`${own}-${id}`}
                onClick={() => onOpen(isOpen ? undefined : id)}
                className="group flex min-h-13 w-full items-center justify-between gap-3 rounded-card px-4 py-2 text-left font-bold"
              >
                {title}
                <ChevronDown
                  size={20}
                  aria-hidden
                  className="shrink-0 text-ink-soft transition-transform group-aria-expanded:rotate-180"
                />
              </button>
            </h3>
            <section
              id={`${own}-${id}`}
              aria-labelledby={`${own}-${id}-title`}
              hidden={!isOpen}
              className="px-4 pb-4"
            >
              {content}
            </section>
          </div>
        );
      })}
    </div>
  );
}
