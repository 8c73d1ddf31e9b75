import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DailyMark } from '#shared/daily/daily.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { discardWrite, onWriteDone, useDailyWrites } from './daily-writes.ts';
import { markOf } from './mark-setting.ts';
import { settleDaily } from './settle-daily.ts';

/** Mounted once, beside every screen: what she did settles wherever she is when the server has answered. */
export function useSettledDaily(): void {
  const client = useQueryClient();
  const settle = useEffectEvent((write: Write) => settleDaily(client, write));
  useEffect(() => onWriteDone(settle), []);
  useRefusals();
}

const failures = { like: 'daily.likeFailed', save: 'daily.saveFailed', done: 'daily.doneFailed' } as const;

/** A mark that was refused is undone, and told once. */
function useRefusals(): void {
  const t = useTexts();
  const refused = useDailyWrites().filter((write) => write.refused);
  const told = useRef(new Set<string>());
  const tell = useEffectEvent(() => {
    for (const write of refused) {
      if (told.current.has(write.id)) continue;
      told.current.add(write.id);
      void discardWrite(write.id);
      const mark: DailyMark = markOf(write)?.mark ?? 'save';
      toast({
        title: t(failures[mark]),
        description: t(`errors.${write.refused?.code ?? 'internal'}`),
        tone: 'destructive',
      });
    }
  });
  const ids = refused.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told follows the ids.
  useEffect(() => tell(), [ids]);
}
