import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '#web/ui/toast-store.ts';
import { usePendingWrites } from './timer.outbox.ts';
import type { TimerKind } from './timer-kind.ts';

type Words = { title: string; description: string };

/** The server said no to a record that was saved while she looks: she is told, once. It stays in her list. */
export function useRefusedToast({ name }: Pick<TimerKind<string, unknown>, 'name'>, words: Words): void {
  const refused = usePendingWrites()
    .filter(
      ({ kind, body, refused }) =>
        refused && kind === 'record.put' && (body as { kind: string }).kind === name,
    )
    .map(({ id }) => id)
    .join(' ');
  const told = useRef(refused);
  const tell = useEffectEvent(() => toast({ ...words, tone: 'destructive' }));
  useEffect(() => {
    const isNew = refused.split(' ').some((id) => id && !told.current.includes(id));
    told.current = refused;
    if (isNew) tell();
  }, [refused]);
}
