import { CircleAlert, CloudUpload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useQuestion } from '#web/features/consent/consent-question.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import type { OutboxSnapshot } from '#web/platform/outbox/outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { type AppTextKey, useTexts } from '#web/texts/use-texts.ts';
import { withTexts } from '#web/texts/with-texts.ts';

// It speaks of every kind of write, and is fetched when the server has refused one.
const RefusedWrites = lazy(() =>
  retryLoad(() => withTexts(import('./refused-writes.tsx'), 'nursing', 'mother')),
);

// Asked once, and whoever has answered never fetches it again.
const ConsentAsking = lazy(() =>
  retryLoad(() => withTexts(import('#web/features/consent/consent-asking.tsx'))),
);

const reasons = {
  offline: 'outbox.keptOffline',
  failing: 'outbox.keptFailing',
  'signed-out': 'outbox.keptSignedOut',
} as const satisfies Partial<Record<OutboxSnapshot['state'], AppTextKey>>;

/** Nothing while all is well. Otherwise where her writes are, why, and what she can do. */
export default function OutboxState(): ReactNode {
  const t = useTexts();
  const { writes, held, state, isDurable } = useOutbox();
  const owner = useOwner();
  const { wasAsked } = useQuestion();
  const isQuiet = useQuiet() !== null;
  const [isOpen, setOpen] = useState(false);
  const refused = writes.filter((write) => write.refused);
  const isRefused = refused.length > 0;
  const [wasRefused, setWasRefused] = useState(isRefused);
  if (isRefused && !wasRefused) setWasRefused(true);
  const waiting = writes.length - refused.length - held.length;
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
        {isRefused && (
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
      {owner !== null && (held.length > 0 || wasAsked) && (
        <Suspense>
          <ConsentAsking owner={owner} held={held} isQuiet={isQuiet} />
        </Suspense>
      )}
      {wasRefused && (
        <Suspense>
          <RefusedWrites open={isOpen && isRefused} writes={refused} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
