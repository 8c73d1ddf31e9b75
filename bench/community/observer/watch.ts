import type { CommentsAnswer, FeedAnswer, TalkAnswer } from '#shared/community/community.schema.ts';
import type { SimulatedColo } from './simulated-colo.ts';

/** A text when it was first seen, in simulated milliseconds. */
export type Sight = { id: string; at: number; name: string | null };

type Text = { id: string; author: { anonymous: boolean; name?: string | null } };

/** Reads all that a visitor can read, again and again, and remembers when each text was first there. */
export function startWatching(colo: SimulatedColo) {
  const known = new Set<string>();
  const counts = new Map<string, number>();
  const seen: Sight[] = [];

  const note = ({ id, author }: Text): void => {
    if (known.has(id)) return;
    known.add(id);
    seen.push({ id, at: colo.now(), name: author.anonymous ? null : (author.name ?? null) });
  };
  const read = async <Answer>(path: string): Promise<Answer> => (await colo.visitor('GET', path)).json();

  /** A count that changed tells where to look; what did not change was read before. */
  async function readTalk(id: string): Promise<void> {
    const path = `/api/community/posts/${id}`;
    let page: CommentsAnswer = await read<TalkAnswer>(path);
    for (;;) {
      page.comments.forEach(note);
      if (!page.nextCursor) return;
      const query = new URLSearchParams({ cursor: page.nextCursor });
      page = await read<CommentsAnswer>(`${path}/comments?${query}`);
    }
  }

  return {
    seen,
    look: async (): Promise<void> => {
      for (let cursor: string | null = ''; cursor !== null; ) {
        const query = new URLSearchParams({ language: 'pt', ...(cursor && { cursor }) });
        const page: FeedAnswer = await read<FeedAnswer>(`/api/community/posts?${query}`);
        for (const post of page.posts) {
          note(post);
          if (counts.get(post.id) === post.commentCount) continue;
          counts.set(post.id, post.commentCount);
          if (post.commentCount > 0) await readTalk(post.id);
        }
        cursor = page.nextCursor;
      }
    },
  };
}
