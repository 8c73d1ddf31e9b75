import type { InferOutput } from 'valibot';
import type {
  DailyContentAnswer,
  DailyMark,
  DailyWriteKind,
  dailyWrites,
  SavedDailyAnswer,
  WeekContentAnswer,
} from '#shared/daily/daily.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import { correctQueries } from '#web/platform/outbox/correct-query.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { daily, savedContentsKey } from './query-keys.ts';
import { withMark } from './seen-content.ts';

export type MarkSetting = InferOutput<(typeof dailyWrites)['daily-mark.set']>;
type Held = WeekContentAnswer | SavedDailyAnswer | DailyContentAnswer;

const kind: DailyWriteKind = 'daily-mark.set';

/** As it shall be, never as a toggle: however often she taps, the last tap is what is sent. */
export const setMark = (contentId: string, mark: DailyMark, on: boolean): Promise<void> =>
  outbox.add(kind, { contentId, mark, on } satisfies MarkSetting, { supersedes: `${contentId} ${mark}` });

/** What the server has yet to hear from her here, after what it heard a moment ago. */
export function useDailyWrites(): readonly Write[] {
  const { acknowledged, writes } = useOutbox([kind]);
  return [...acknowledged, ...writes];
}

const words = { like: 'daily.writeLike', save: 'daily.writeSave', done: 'daily.writeDone' } as const;
const failures = { like: 'daily.likeFailed', save: 'daily.saveFailed', done: 'daily.doneFailed' } as const;
const markOf = ({ body }: Write): DailyMark => ((body ?? {}) as Partial<MarkSetting>).mark ?? 'save';

export const dailyOutbox: OutboxNoun<DailyWriteKind> = {
  kinds: {
    'daily-mark.set': {
      describe: (write, { t }) => t(words[markOf(write)]),
      reason: ({ refused }, { t }) => refused && t(`errors.${refused.code}`),
      mendPath: () => paths.home,
      acknowledge: (client, { body }) => {
        const setting = body as MarkSetting;
        correctQueries<Held>(client, [daily], (data) => corrected(data, setting));
        if (setting.mark === 'save') client.invalidateQueries({ queryKey: savedContentsKey });
      },
      refused: {
        keeps: false,
        say: (write, { t }) => ({
          title: t(failures[markOf(write)]),
          description: t(`errors.${write.refused.code}`),
        }),
      },
    },
  },
};

/** The same piece changes in every week and list that holds it. */
function corrected(data: Held, setting: MarkSetting): Held {
  const mark = <Content extends DailyContentAnswer>(content: Content): Content =>
    content.id === setting.contentId ? withMark(content, setting) : content;
  if ('days' in data)
    return { ...data, days: data.days.map((day) => ({ ...day, content: day.content && mark(day.content) })) };
  if ('contents' in data) return { contents: data.contents.map(mark) };
  return mark(data);
}
