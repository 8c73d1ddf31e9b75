import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { indexAfterKey, sideways } from './arrow-keys.ts';
import { keepInRow } from './keep-in-row.ts';

type Tab = { id: string; label: ReactNode; content: ReactNode };

type Props = {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
};

/** One stop for the Tab key; the arrows choose, as screen readers announce it. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex((tab) => tab.id === selected);

  // The chosen one is seen, also when the row is wider than the phone.
  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[current];
    if (list.current && tab) return keepInRow(list.current, tab);
  }, [current]);

  const move = (event: KeyboardEvent) => {
    const index = indexAfterKey(event.key, { current, count: tabs.length, keys: sideways });
    const next = index === undefined ? undefined : tabs[index];
    if (!next || index === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    const buttons = list.current?.querySelectorAll<HTMLElement>('[role=tab]');
    buttons?.[index]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto rounded-control border border-line bg-card p-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
            className="min-h-11 flex-1 rounded-small px-3 py-1 font-bold whitespace-nowrap text-ink-soft -outline-offset-3 aria-selected:bg-blush aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reachable
        tabIndex={0}
        className="pt-4"
      >
        {tabs[current]?.content}
      </div>
    </div>
  );
}
