import { CircleAlert, CloudUpload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OutboxSnapshot } from '#web/platform/outbox/outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { type AppTextKey, useTexts } from '#web/texts/use-texts.ts';
import { RefusedWrites } from './refused-writes.tsx';

const reasons = {
  offline: 'outbox.keptOffline',
  failing: 'outbox.keptFailing',
  'signed-out': 'outbox.keptSignedOut',
} as const satisfies Partial<Record<OutboxSnapshot['state'], AppTextKey>>;

/** Nothing while all is well. Otherwise where her writes are, why, and what she can do. */
export default function OutboxState(): ReactNode {
  const t = useTexts();
  const { writes, state, isDurable } = useOutbox();
  const [isOpen, setOpen] = useState(false);
  const refused = writes.filter((write) => write.refused);
  const waiting = writes.length - refused.length;
  const reason = state in reasons ? reasons[state as keyof typeof reasons] : undefined;
  return (
    <>
      <div role="status">
        {waiting > 0 && (reason || !isDurable) && (
          <p className="flex items-start justify-center gap-2 bg-sage-soft px-4 py-2 text-sage-ink text-small">
            <CloudUpload size={18} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
            <span>
              <strong>{t('outbox.kept', { n: waiting })}</strong>
              {'. '}
              {isDurable ? reason && t(reason) : t('outbox.notDurable')}
            </span>
          </p>
        )}
        {refused.length > 0 && (
          <div className="flex items-center justify-center gap-2 bg-blush pr-1 pl-4 text-small">
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
            <p className="py-1">{t('outbox.refused', { n: refused.length })}</p>
            <button
              type="button"
              onClick={() => setOpen(true)}
              className="min-h-11 min-w-11 shrink-0 rounded-control px-3 font-bold underline underline-offset-4"
            >
              {t('outbox.see')}
            </button>
          </div>
        )}
      </div>
      <RefusedWrites open={isOpen && refused.length > 0} writes={refused} onClose={() => setOpen(false)} />
    </>
  );
}
