import type { AuthorAnswer } from '#shared/community/community.schema.ts';
import { AuthorFace, useAuthorName } from '#web/features/community/author-face.tsx';

/** Who speaks, as the community itself shows it: the team sees no more. */
export function CaseAuthor({ author, on }: { author: AuthorAnswer; on: 'post' | 'comment' }) {
  const nameOf = useAuthorName();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <AuthorFace author={author} />
      <span className="min-w-0 [overflow-wrap:anywhere]">{nameOf(author, on)}</span>
    </span>
  );
}
