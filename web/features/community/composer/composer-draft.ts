import {
  type CommunityCategory,
  type CommunityNeed,
  communityCategories,
  communityNeeds,
} from '#shared/community/community.rules.ts';
import { isBlank } from '#shared/community/text.rules.ts';
import type { Owner } from '../query-keys.ts';
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
/** Where a post that she began lies. */
export const postSlot = (owner: Owner, place = newPlace) =>
  ({ kind: 'community', owner, place, looksRight: isWrittenDraft }) as const;
export const editPlace = (id: string) => `edit-${id}`;

/** What the place she comes from proposes: it holds for as long as she has not written. */
export type Beginning = {
  category?: CommunityCategory | undefined;
  text?: string | undefined;
  anonymous?: boolean | undefined;
};

export function freshDraft({ category, text = '', anonymous = false }: Beginning): PostDraft {
  return {
    id: crypto.randomUUID(),
    category: category ?? null,
    need: 'support',
    content: text,
    isAnonymous: anonymous,
    allowPrivateMessages: false,
  };
}

/**
 * What she wrote, opened from a place: it keeps its topic. Where she asked to write without her name, she does, until
 * she says otherwise: a name can be added later and never taken back.
 */
export function draftOpenedFrom(written: PostDraft, { category, anonymous = false }: Beginning): PostDraft {
  return {
    ...written,
    category: written.category ?? category ?? null,
    isAnonymous: written.isAnonymous || anonymous,
  };
}

/** Whether she came for something else than what she had begun. */
export function isFromElsewhere(written: PostDraft, { category, text = '', anonymous }: Beginning): boolean {
  return (
    (category !== undefined && written.category !== null && category !== written.category) ||
    !written.content.includes(text.trim()) ||
    (anonymous === true && !written.isAnonymous)
  );
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

/** A draft exists once she wrote: what was only opened, or emptied, is none. */
export function isWrittenDraft(draft: unknown): draft is PostDraft {
  return isPostDraft(draft) && !isBlank(draft.content);
}
