import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';

type Props = { isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode };

/** Before its time the plan is there for whoever wants to read ahead, and does not push. */
export function LaterFold({ isOpen, onToggle, children }: Props) {
  const t = useTexts();
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group/later"
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2">
        <span>
          <span className="block font-bold">{t('bites.later')}</span>
          <span className="block text-ink-soft text-small">{t('bites.laterText')}</span>
        </span>
        <ChevronDown size={20} aria-hidden className="shrink-0 text-ink-soft group-open/later:rotate-180" />
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
