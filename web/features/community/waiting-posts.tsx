import { useId } from 'react';
import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type { CreateCommunityPost } from '#shared/community/community.schema.ts';
import { WrittenMark } from '#web/parts/waiting-mark.tsx';
import { joinTexts, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { AuthorFace, useAuthorName } from './author-face.tsx';
import { useCategoryName } from './categories.ts';
import { useCommunityWrites } from './community.outbox.ts';
import { postSlot } from './composer/composer-draft.ts';
import { useOpenComposer } from './composer/composer-link.ts';
import type { Owner } from './query-keys.ts';
import { RefusedComment } from './talk/refused-comment.tsx';
import { useMarkWords } from './use-mark-words.ts';

type Props = {
  owner: Owner;
  /** Of one category; undefined: of all. */
  category?: CommunityCategory | undefined;
  /** What the list tells of itself, and what need not stand here too. */
  known: readonly { id: string }[];
};

/** What she published without a network, at the head of the list where it will stand. */
export function WaitingPosts({ owner, category, known }: Props) {
  const language = useLanguage();
  const { writes, acknowledged } = useCommunityWrites();
  const waiting = [...acknowledged, ...writes].filter(({ kind, body }) => {
    if (kind !== 'post.add') return false;
    const post = body as CreateCommunityPost;
    return (
      post.language === language &&
      (category === undefined || post.category === category) &&
      !known.some(({ id }) => id === post.id)
    );
  });
  if (waiting.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {waiting.map((write) => (
        <li key={write.id}>
          <WaitingPost write={write} owner={owner} />
        </li>
      ))}
    </ul>
  );
}

function WaitingPost({ write, owner }: { write: Write; owner: Owner }) {
  const t = useTexts();
  const markWords = useMarkWords();
  const headingId = useId();
  const nameOf = useAuthorName();
  const categoryName = useCategoryName();
  const openComposer = useOpenComposer();
  const { language: _, ...draft } = write.body as CreateCommunityPost;
  const author = { anonymous: draft.isAnonymous, untold: true } as const;

  /** It is a draft again, before what she wrote meanwhile. */
  async function mend(): Promise<void> {
    if (!(await appOutbox.discard(write.id))) return;
    const slot = postSlot(owner);
    const since = readDraft(slot);
    keepDraft(slot, {
      ...draft,
      content: joinTexts(draft.content, since?.content ?? ''),
      isAnonymous: draft.isAnonymous || (since?.isAnonymous ?? false),
    });
    openComposer();
  }

  return (
    <Card as="article" aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <header className="flex items-start gap-3">
        <AuthorFace author={author} />
        <div className="min-w-0 flex-1">
          <h3 id={headingId} className="font-bold">
            {nameOf(author, 'post')}
            {author.anonymous && (
              <span className="font-normal text-ink-soft"> · {t('community.youMark')}</span>
            )}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-small">
            {categoryName(draft.category)}
            <WrittenMark kept={write.refused ? 'refused' : 'phone'} words={markWords} />
          </p>
        </div>
      </header>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{draft.content}</p>
      {write.refused && <RefusedComment write={write} onMend={() => void mend()} />}
    </Card>
  );
}
