import type { UserId } from '#server/features/access/viewer.ts';
import { idInPath } from '#server/platform/http/id-in-path.ts';
import type { Services } from '#server/services.ts';
import { communityIdSchema } from '#shared/community/community.schema.ts';
import { communityPresenter as present } from './community.presenter.ts';
import { notFound } from './community.service.ts';
import { postById } from './feed.repository.ts';

/** The post as this viewer may see it; refused where there is none for her. */
export async function postFor(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  viewer: UserId | undefined,
  id: string,
) {
  const row = await postById(db, viewer, id);
  if (!row) throw notFound();
  return present.post(row, { viewer, now: clock.now() });
}

export const idOf = idInPath(communityIdSchema, notFound);
