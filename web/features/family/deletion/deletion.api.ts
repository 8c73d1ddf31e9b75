import type { familyDeletionRoutes } from '#server/features/family/deletion/family-deletion.routes.ts';
import type { FamilyDeletionAnswer } from '#shared/family/family-deletion.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { withReauthentication } from '#web/platform/api/reauthentication.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const families = clientOf<ReturnType<typeof familyDeletionRoutes>>('/api/families');

/** All of a family, or one of its babies. */
export type Deleting = { family: string; baby?: string | undefined };

export const askDeletion = (query: Deleting): Promise<FamilyDeletionAnswer> =>
  withReauthentication(() => answerTo(families.deletion.$post({ query })));

export async function takeDeletionBack(query: Deleting): Promise<void> {
  await families.deletion.$delete({ query });
}
