import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRefusedWrites } from '#web/platform/outbox/use-refused-writes.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
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

/** A mark that was refused is undone. */
function useRefusals(): void {
  const t = useTexts();
  useRefusedWrites(useDailyWrites(), {
    discard: discardWrite,
    say: (write) => ({
      title: t(failures[markOf(write)?.mark ?? 'save']),
      description: t(`errors.${write.refused.code}`),
    }),
  });
}
