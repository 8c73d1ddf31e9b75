import { CircleAlert, X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import type { Toast } from './toast-store.ts';

type Props = { toast: Toast; closeLabel: string; onDismiss: () => void };

export function ToastCard({ toast, closeLabel, onDismiss }: Props) {
  const destructive = toast.tone === 'destructive';
  return (
    <div className="toast" data-tone={toast.tone}>
      <div className="flex min-w-0 flex-[1_1_9rem] gap-2 py-2.5">
        {destructive && <CircleAlert size={20} aria-hidden className="mt-0.5 text-danger" />}
        <div className="min-w-0">
          <p className="font-bold">{toast.title}</p>
          {toast.description && <p className="text-small text-ink-soft">{toast.description}</p>}
        </div>
      </div>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.onAct();
            onDismiss();
          }}
          className="min-h-11 shrink-0 rounded-control px-3 font-bold text-clay hover:bg-blush hover:text-clay-ink"
        >
          {toast.action.label}
        </button>
      )}
      <IconButton label={closeLabel} onClick={onDismiss}>
        <X size={20} aria-hidden />
      </IconButton>
    </div>
  );
}
