import type { familyRoutes } from '#server/features/family/family.routes.ts';
import type { FamilyAnswer } from '#shared/family/family.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const families = clientOf<ReturnType<typeof familyRoutes>>('/api/families');

export const fetchFamilies = async (signal: AbortSignal): Promise<FamilyAnswer[]> =>
  (await answerTo(families.index.$get({}, { init: { signal } }))).families;
