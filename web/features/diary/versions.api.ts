import type { diaryRoutes } from '#server/features/diary/diary.routes.ts';
import type { DiaryVersionsAnswer } from '#shared/diary/diary.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';
import type { DiaryPlace } from './diary-place.ts';

const record = clientOf<ReturnType<typeof diaryRoutes>>('/api/diary')[':id'];

/** What edits and deletions of a record replaced, newest first. */
export async function fetchVersions(
  { familyId }: DiaryPlace,
  id: string,
  signal: AbortSignal,
): Promise<DiaryVersionsAnswer['versions']> {
  const query = familyId === null ? {} : { family: familyId };
  const asked = record.versions.$get({ param: { id }, query }, { init: { signal } });
  return (await answerTo<DiaryVersionsAnswer>(asked)).versions;
}
