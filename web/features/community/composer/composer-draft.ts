import {
  type CommunityCategory,
  type CommunityNeed,
  communityCategories,
  communityNeeds,
} from '#shared/community/community.rules.ts';
import type { SeenPost } from '../seen.ts';

/** A post as its form holds it. The id is made with the first letter: sent twice, it is one post. */
export type PostDraft = {
  id: string;
  category: CommunityCategory | null;
  need: CommunityNeed;
  content: string;
  isAnonymous: boolean;
  allowPrivateMessages: boolean;
};

/** There is one new post at a time. */
export const newPlace = 'new';
export const editPlace = (id: string) => `edit-${id}`;

export function freshDraft(category: CommunityCategory | undefined): PostDraft {
  return {
    id: crypto.randomUUID(),
    category: category ?? null,
    need: 'support',
    content: '',
    isAnonymous: false,
    allowPrivateMessages: false,
  };
}

export function draftOfPost(post: SeenPost): PostDraft {
  const { id, category, need, content, author, allowPrivateMessages } = post;
  return { id, category, need, content, isAnonymous: author.anonymous, allowPrivateMessages };
}

/** What an older release left behind may look otherwise. */
export function isPostDraft(draft: unknown): draft is PostDraft {
  const { id, category, need, content, isAnonymous, allowPrivateMessages } = (draft ??
    {}) as Partial<PostDraft>;
  return (
    typeof id === 'string' &&
    typeof content === 'string' &&
    typeof isAnonymous === 'boolean' &&
    typeof allowPrivateMessages === 'boolean' &&
    (category === null || communityCategories.some((one) => one === category)) &&
    communityNeeds.some((one) => one === need)
  );
}
