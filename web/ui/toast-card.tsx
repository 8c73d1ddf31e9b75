import { CircleAlert, X } from 'lucide-react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import type { Toast } from './toast-store.ts';

type Props = { toast: Toast; closeLabel: string; onDismiss: () => void };

export function ToastCard({ toast, closeLabel, onDismiss }: Props) {
  const destructive = toast.tone === 'destructive';
  return (
    <div
      className={classNames(
        'toast pointer-events-auto mt-2 flex flex-wrap items-start justify-end gap-x-2 rounded-control border bg-card py-1 pr-1 pl-4 shadow-soft',
        destructive ? 'border-danger' : 'border-control-line',
      )}
    >
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
