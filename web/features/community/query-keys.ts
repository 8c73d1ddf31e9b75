import type { CommunityPostAnswer } from '#shared/community/community.schema.ts';
import type { FeedQuestion } from './community.api.ts';
import { community } from './correct-posts.ts';
import type { KnownComment } from './seen.ts';

/** Whoever looks is part of the key: what is hers, hearted or saved differs by who asks. */
export type Owner = string | null;

export type OwnComments = { comments: KnownComment[] };
/** A page of a talk; the first one brings the post. */
export type TalkPage = { post?: CommunityPostAnswer; comments: KnownComment[]; nextCursor: string | null };

const feeds = [community, 'feed'] as const;
export const feedsKey = (owner: Owner) => [...feeds, owner] as const;
export const feedKey = (owner: Owner, { language, category, term }: FeedQuestion) =>
  [...feeds, owner, language, category ?? null, term] as const;
export const featuredKey = [community, 'featured'] as const;
export const savedKey = [community, 'saved'] as const;
export const mineKey = [community, 'mine'] as const;
/** What she said since the talk was read: it may belong to a page that was not. */
export const ownCommentsKey = (owner: Owner, postId: string) =>
  [community, 'own-comments', owner, postId] as const;
export const talkKey = (owner: Owner, postId: string) => [community, 'talk', owner, postId] as const;
