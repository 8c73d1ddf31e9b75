import type { QueryClient } from '@tanstack/react-query';
import type { DailyContentAnswer, SavedDailyAnswer, WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { type MarkSetting, markOf } from './mark-setting.ts';
import { daily, savedContentsKey } from './query-keys.ts';
import { withMark } from './seen-content.ts';

type Held = WeekContentAnswer | SavedDailyAnswer | DailyContentAnswer;

/** The server has taken a mark: the same piece changes in every week and list that holds it. */
export function settleDaily(client: QueryClient, write: Write): void {
  const setting = markOf(write);
  if (!setting) return;
  for (const [queryKey, data] of client.getQueriesData<Held>({ queryKey: [daily] })) {
    const state = client.getQueryState(queryKey);
    if (!data || !state) continue;
    // As old as it was: what was due to be asked for stays due.
    client.setQueryData(queryKey, corrected(data, setting), { updatedAt: state.dataUpdatedAt });
    // An answer under way was asked for before this, and would undo it.
    if (state.fetchStatus === 'fetching') client.invalidateQueries({ queryKey, exact: true });
  }
  if (setting.mark === 'save') client.invalidateQueries({ queryKey: savedContentsKey });
}

function corrected(data: Held, setting: MarkSetting): Held {
  const mark = <Content extends DailyContentAnswer>(content: Content): Content =>
    content.id === setting.contentId ? withMark(content, setting) : content;
  if ('days' in data)
    return { ...data, days: data.days.map((day) => ({ ...day, content: day.content && mark(day.content) })) };
  if ('contents' in data) return { contents: data.contents.map(mark) };
  return mark(data);
}
