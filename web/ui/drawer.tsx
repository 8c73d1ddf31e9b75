import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  children: ReactNode;
};

export function Drawer({ open, onClose, label, closeLabel, children }: Props) {
  return (
    <Modal open={open} onClose={onClose} aria-label={label} className="modal-drawer">
      <div className="flex h-full flex-col overflow-y-auto overscroll-contain p-2 pt-[calc(env(safe-area-inset-top)+0.5rem)] pb-[calc(env(safe-area-inset-bottom)+1rem)]">
        <IconButton label={closeLabel} onClick={onClose} className="self-end">
          <X aria-hidden />
        </IconButton>
        {children}
      </div>
    </Modal>
  );
}
