import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
};

/** Rises from the bottom, where the thumb is. */
export function Sheet({ open, onClose, title, closeLabel, children }: Props) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} aria-labelledby={titleId} className="modal-sheet wide:max-w-[36rem]">
      <div className="flex max-h-[90dvh] flex-col">
        <div aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line" />
        <header className="flex items-center justify-between gap-2 py-1 pr-2 pl-4">
          <h2 id={titleId} className="text-heading font-bold">
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        <div
          data-sheet-body=""
          className="scroll-pb-28 overflow-y-auto overscroll-contain px-4 pt-1 pb-[calc(env(safe-area-inset-bottom)+1.5rem)]"
        >
          {children}
        </div>
      </div>
    </Modal>
  );
}
