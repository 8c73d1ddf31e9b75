import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import { correctQuery } from '#web/platform/outbox/correct-query.ts';
import { pageKey } from '../../diary-keys.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { feedsAlone } from './use-feeds.ts';

/** She left the log: only its first page stays, or coming back would ask for each page she ever scrolled to. */
export function useLogTrimmedOnLeaving({ owner, familyId, babyId }: DiaryPlace): void {
  const client = useQueryClient();
  useEffect(() => {
    const key = pageKey({ owner, familyId, babyId }, feedsAlone);
    return () =>
      correctQuery<InfiniteData<DiaryPageAnswer>>(client, key, ({ pages, pageParams }) => ({
        pages: pages.slice(0, 1),
        pageParams: pageParams.slice(0, 1),
      }));
  }, [client, owner, familyId, babyId]);
}
