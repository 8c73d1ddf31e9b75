import { useSyncExternalStore } from 'react';
import type { DailyMark } from '#shared/daily/daily.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import { landedWrites } from '#web/platform/outbox/landed-writes.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { type MarkSetting, markKind, markOf } from './mark-setting.ts';

/** As it shall be, never as a toggle: however often she taps, the last tap is what is sent. */
export const setMark = (contentId: string, mark: DailyMark, on: boolean): Promise<void> =>
  outbox.add(markKind, { contentId, mark, on } satisfies MarkSetting, { supersedes: `${contentId} ${mark}` });

export const discardWrite = (writeId: string): Promise<Write | undefined> => outbox.discard(writeId);

const isMark = (write: Write) => markOf(write) !== undefined;
const landed = landedWrites(outbox, isMark);

/** What the server has yet to hear from her here, after what it heard a moment ago. */
export function useDailyWrites(): readonly Write[] {
  const { writes } = useOutbox();
  return [...useSyncExternalStore(landed.subscribe, landed.snapshot), ...writes.filter(isMark)];
}
