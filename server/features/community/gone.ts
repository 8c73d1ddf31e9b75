import { Refusal } from '#server/platform/http/refusal.ts';
import type { CommunityProblem } from '#shared/community/community.schema.ts';

export const gone = () =>
  new Refusal('not_found', 'The post is no longer there.', {
    fields: { post: 'post_gone' satisfies CommunityProblem },
  });
