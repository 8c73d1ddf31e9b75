import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { paths } from '#shared/navigation/paths.ts';
import type {
  Feed,
  FeedAnswer,
  FeedLogAnswer,
  NursingSettings,
  NursingWriteKind,
} from '#shared/nursing/nursing.schema.ts';
import { newestFirst } from '#shared/timer/log.rules.ts';
import {
  putRecord,
  type RecordChange,
  removeRecord,
  timerWriteKinds,
} from '#web/features/timer/timer.outbox.ts';
import { timersKey } from '#web/features/timer/timer-kind.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import { correctQueries, correctQuery } from '#web/platform/outbox/correct-query.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import { problemIn } from './feed-problem.ts';
import { nursingTimer } from './nursing-timer-kind.ts';
import { feedsKey, rangeKey, rememberedFeeds } from './use-feeds.ts';

/** Resolves once the phone has it, also where the browser lets nothing be kept: then it lives in the page. */
export const putFeed = (feed: Feed): Promise<void> =>
  putRecord(nursingTimer, { owner: null, familyId: null, babyId: null }, feed);
export const removeFeed = (id: string): void => removeRecord(nursingTimer, id);

export function putSettings(settings: NursingSettings): void {
  void outbox.add('nursing.settings' satisfies NursingWriteKind, settings, { supersedes: 'mine' });
}

const kinds = timerWriteKinds<FeedAnswer>({
  timer: nursingTimer,
  mendPaths: { record: paths.nursingLog, timer: paths.nursing },
  words: {
    recordAt: (time, t) => t('nursingLog.feedAt', { time }),
    record: (t) => t('nursing.title'),
    removal: (t) => t('nursingLog.removing'),
    timer: (t) => t('nursing.timer'),
  },
  problem: (fields, t) => {
    const problem = problemIn(fields);
    return problem && t(`nursing.problem_${problem}`);
  },
  apply,
});

export const nursingOutbox: OutboxNoun<NursingWriteKind> = {
  kinds: {
    'feed.put': kinds.putRecord,
    'feed.remove': kinds.removeRecord,
    'timer.put': kinds.putTimer,
    'timer.remove': kinds.removeTimer,
    'nursing.settings': { describe: (_, { t }) => t('nursing.settingsTitle'), acknowledge: kinds.refreshNow },
  },
  staleKeys: [['nursing'], timersKey],
  forget: (client) => {
    rememberedFeeds.forget();
    void client.resetQueries({ queryKey: ['nursing'] });
  },
};

function apply(client: QueryClient, { owner, put, without, applied }: RecordChange<FeedAnswer>): void {
  correctQuery<InfiniteData<FeedLogAnswer>>(client, [...feedsKey, owner], (log) => {
    const pages = log.pages.map((page) => ({ ...page, feeds: without(page.feeds) }));
    if (put) insert(pages, put);
    return { ...log, pages };
  });
  correctQueries<FeedAnswer[]>(client, [...rangeKey, owner], applied);
  client.invalidateQueries({ queryKey: rangeKey });
  rememberedFeeds.correct(owner, (page) => ({ ...page, feeds: applied(page.feeds) }));
}

/** Into the page whose feeds surround it; older than all that was read, it comes with its own page later. */
function insert(pages: FeedLogAnswer[], feed: FeedAnswer): void {
  const page = pages.find(({ feeds, nextCursor }) => {
    const oldest = feeds.at(-1);
    return nextCursor === null || (oldest && newestFirst(feed, oldest) <= 0);
  });
  if (page) page.feeds = [...page.feeds, feed].sort(newestFirst);
}
