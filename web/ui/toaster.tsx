import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from './open-modals.ts';
import { ToastCard } from './toast-card.tsx';
import { dismissToast, type Toast, useToasts } from './toast-store.ts';
import { ToastTimer } from './toast-timer.tsx';
import { usePageHidden } from './use-page-hidden.ts';

type Props = { label: string; closeLabel: string };

/** What keeps the toasts from leaving: she may still be reading, or about to press. */
type Held = { pointer: boolean; focus: boolean };

const nothing: Held = { pointer: false, focus: false };

/** Shows the toasts, once per application. Inside the modal on top, if one is open: outside nothing is live. */
export function Toaster({ label, closeLabel }: Props) {
  const toasts = useToasts();
  const modal = useTopModal();
  const hidden = usePageHidden();
  const [held, setHeld] = useState(nothing);
  if (held !== nothing && toasts.length === 0) setHeld(nothing);
  const paused = hidden || held.pointer || held.focus;
  return (
    <>
      {toasts.map((toast) => (
        <ToastTimer key={toast.id} toast={toast} paused={paused} />
      ))}
      {createPortal(
        <ToastRegion
          label={label}
          closeLabel={closeLabel}
          toasts={toasts}
          onHold={(part) => setHeld((before) => ({ ...before, ...part }))}
        />,
        modal ?? document.body,
      )}
    </>
  );
}

function ToastRegion({
  label,
  closeLabel,
  toasts,
  onHold,
}: Props & { toasts: readonly Toast[]; onHold: (part: Partial<Held>) => void }) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  // In the top layer, or an opened sheet would cover it. It stays there empty: words that appear in a live
  // region are read aloud, a live region that appears with its words is not.
  useLayoutEffect(() => region.current?.showPopover?.(), []);
  // So also where it stands anew, as a sheet opens or closes over what was just said.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  const dismiss = (id: string) => {
    const focusInside = region.current?.contains(document.activeElement);
    dismissToast(id);
    onHold(nothing);
    if (focusInside && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true });
  };

  const cards = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => isLive && toast.tone === tone)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={() => dismiss(toast.id)} />
      ));

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      onPointerMove={() => onHold({ pointer: true })}
      onPointerLeave={() => onHold({ pointer: false })}
      onFocus={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        onHold({ focus: true });
      }}
      onBlur={() => onHold({ focus: false })}
      className="toasts"
    >
      <div role="status" aria-atomic="false">
        {cards('plain')}
      </div>
      <div role="alert" aria-atomic="false">
        {cards('destructive')}
      </div>
    </section>
  );
}
