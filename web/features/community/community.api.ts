import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type {
  CommentsAnswer,
  CreateCommunityPost,
  EditCommunityPost,
  FeaturedAnswer,
  FeedAnswer,
  TalkAnswer,
  WrittenCommentAnswer,
  WrittenPostAnswer,
} from '#shared/community/community.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const base = '/api/community';

export type FeedQuestion = { language: Language; category: CommunityCategory | undefined; term: string };

export function fetchFeed(
  { language, category, term }: FeedQuestion,
  cursor: string | null,
  signal: AbortSignal,
): Promise<FeedAnswer> {
  const query = new URLSearchParams({
    language,
    ...(category && { category }),
    ...(term && { q: term }),
    ...(cursor && { cursor }),
  });
  return read(`/posts?${query}`, signal);
}

export function fetchFeatured(language: Language, signal: AbortSignal): Promise<FeaturedAnswer> {
  return read(`/featured?${new URLSearchParams({ language })}`, signal);
}

export function fetchTalk(postId: string, signal: AbortSignal): Promise<TalkAnswer> {
  return read(`/posts/${postId}`, signal);
}

export function fetchComments(postId: string, cursor: string, signal: AbortSignal): Promise<CommentsAnswer> {
  return read(`/posts/${postId}/comments?${new URLSearchParams({ cursor })}`, signal);
}

/** The id is hers: sent again after an answer that was lost, it is the same post. */
export const publishPost = (post: CreateCommunityPost): Promise<WrittenPostAnswer> =>
  tell('POST', '/posts', post);
export const editPost = (id: string, post: EditCommunityPost): Promise<WrittenPostAnswer> =>
  tell('PATCH', `/posts/${id}`, post);
export const deletePost = (id: string): Promise<unknown> => tell('DELETE', `/posts/${id}`);
export const restorePost = (id: string): Promise<unknown> => tell('POST', `/posts/${id}/restore`);

export const editComment = (id: string, content: string): Promise<WrittenCommentAnswer> =>
  tell('PATCH', `/comments/${id}`, { content });
export const deleteComment = (id: string): Promise<unknown> => tell('DELETE', `/comments/${id}`);
export const restoreComment = (id: string): Promise<unknown> => tell('POST', `/comments/${id}/restore`);

async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await apiFetch(`${base}${path}`, { signal });
  return (await response.json()) as Answer;
}

async function tell<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await apiFetch(`${base}${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}
