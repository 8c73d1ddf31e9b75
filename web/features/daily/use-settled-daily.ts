import { useQueryClient } from '@tanstack/react-query';
import { useRefusedWrites } from '#web/platform/outbox/use-refused-writes.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { WriteNews } from '#web/platform/outbox/write-news.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { discardWrite, useDailyWrites } from './daily-writes.ts';
import { markOf } from './mark-setting.ts';
import { settleDaily } from './settle-daily.ts';

/** Settles what she did here, wherever she is when the server has answered, and tells what it refused. */
export function useSettledDaily(news: WriteNews): (write: Write) => void {
  const client = useQueryClient();
  useRefusals(news);
  return (write) => settleDaily(client, write);
}

const failures = { like: 'daily.likeFailed', save: 'daily.saveFailed', done: 'daily.doneFailed' } as const;

/** A mark that was refused is undone. */
function useRefusals(news: WriteNews): void {
  const t = useTexts();
  useRefusedWrites(useDailyWrites(), {
    news,
    discard: discardWrite,
    say: (write) => ({
      title: t(failures[markOf(write)?.mark ?? 'save']),
      description: t(`errors.${write.refused.code}`),
    }),
  });
}
