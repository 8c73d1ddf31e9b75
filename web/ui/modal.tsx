import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { addOpenModal } from './open-modals.ts';

type Props = Omit<ComponentProps<'dialog'>, 'onClose'> & { open: boolean; onClose: () => void };

/** Longer than the way out takes (styles/overlays.css). */
const farewell = 250;

/**
 * What sheet, drawer and dialog have in common. The native element brings the focus trap, Esc, the back
 * gesture and the focus returning to where it was. Nothing of it is in the page while it is closed.
 */
export function Modal({ open, ...props }: Props) {
  const [lingering, setLingering] = useState(open);
  useEffect(() => {
    if (open) {
      setLingering(true);
      return;
    }
    const timer = setTimeout(() => setLingering(false), farewell);
    return () => clearTimeout(timer);
  }, [open]);
  return open || lingering ? <ModalElement open={open} {...props} /> : null;
}

function ModalElement({ open, onClose, className, children, ...dialog }: Props) {
  const element = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const modal = element.current;
    if (!open || !modal) return;
    modal.showModal();
    const forget = addOpenModal(modal);
    return () => {
      forget();
      modal.close();
    };
  }, [open]);
  useBackdropPress(element, onClose);

  return (
    <dialog
      {...dialog}
      ref={element}
      // Esc and the back gesture have closed it already; its owner is told.
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose();
      }}
      className={classNames('modal', className)}
    >
      {children}
    </dialog>
  );
}

/** The backdrop belongs to the dialog's own element; a press that began inside (a selection) is not one. */
function useBackdropPress(element: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const modal = element.current;
    if (!modal) return;
    let began: EventTarget | null = null;
    const begin = (event: Event) => {
      began = event.target;
    };
    const end = (event: Event) => {
      if (event.target === modal && began === modal) press();
    };
    modal.addEventListener('pointerdown', begin);
    modal.addEventListener('click', end);
    return () => {
      modal.removeEventListener('pointerdown', begin);
      modal.removeEventListener('click', end);
    };
  }, [element]);
}
