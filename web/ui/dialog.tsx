import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** The way out first, what cannot be undone last. */
  actions: ReactNode;
  children?: ReactNode;
};

/** Only for what cannot be undone; everything else is a Sheet. */
export function Dialog({ open, onClose, title, description, closeLabel, actions, children }: Props) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className="modal-dialog"
    >
      <div className="flex max-h-[85dvh] flex-col gap-4 overflow-y-auto overscroll-contain p-6">
        <header className="-mt-2 -mr-3 flex items-start justify-between gap-2">
          <h2 id={`${id}-title`} className="pt-2 text-heading font-bold">
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        {description && (
          <p id={`${id}-description`} className="text-ink-soft">
            {description}
          </p>
        )}
        {children}
        <footer className="flex flex-col gap-2 wide:flex-row wide:flex-wrap wide:justify-end">
          {actions}
        </footer>
      </div>
    </Modal>
  );
}
