import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  title: string;
  /** It is new, or something is wrong in it: that must be seen. */
  mustShow: boolean;
  onRemove: () => void;
  children: ReactNode;
};

/** One of many: its fields are there once it is opened, for fifty of them at once would be slow to type in. */
export function Row({ title, mustShow, onRemove, children }: Props) {
  const t = useTexts();
  const id = useId();
  const [isOpened, setOpened] = useState(mustShow);
  const isOpen = isOpened || mustShow;
  return (
    <div className="rounded-card border border-line bg-card">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpened(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 px-4 py-2.5 text-left font-bold"
      >
        <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
        <ChevronDown size={20} aria-hidden className={classNames('shrink-0', isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <div id={id} className="grid grid-cols-1 gap-4 border-line border-t p-4">
          {children}
          <Button
            variant="quiet"
            className="justify-self-start"
            icon={<Trash2 size={18} aria-hidden />}
            aria-label={t('vaccinesStaff.removeOf', { what: title })}
            onClick={onRemove}
          >
            {t('vaccinesStaff.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
