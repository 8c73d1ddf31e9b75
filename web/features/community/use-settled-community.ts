import { useQueryClient } from '@tanstack/react-query';
import type {
  CommunityWriteKind,
  CreateCommunityPost,
  ReactionWish,
} from '#shared/community/community.schema.ts';
import { useRefusedWrites } from '#web/platform/outbox/use-refused-writes.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { WriteNews } from '#web/platform/outbox/write-news.ts';
import { type AppTextKey, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { discardWrite, useCommunityWrites } from './community-writes.ts';
import { problemSentence } from './problem-sentence.ts';
import { isComing, settleCommunity } from './settle-community.ts';

/** Settles what she did here, wherever she is when the server has answered, and tells what it refused. */
export function useSettledCommunity(news: WriteNews): (write: Write) => void {
  const client = useQueryClient();
  const t = useTexts();
  useRefusals(news);
  return (write) => {
    settleCommunity(client, write);
    if (document.visibilityState !== 'visible') return;
    if (write.kind === 'post.add')
      toast(
        (write.body as CreateCommunityPost).isAnonymous
          ? { title: t('community.postComing'), description: t('community.comingText') }
          : { title: t('community.created'), description: t('community.createdText') },
      );
    if (write.kind !== 'comment.add') return;
    toast(
      isComing(client, write)
        ? { title: t('community.commentComing'), description: t('community.comingText') }
        : { title: t('community.commented'), description: t('community.commentedText') },
    );
  };
}

const titles: Record<CommunityWriteKind, AppTextKey> = {
  'heart.set': 'community.heartFailed',
  'saved-post.set': 'community.saveFailed',
  'comment.add': 'community.commentFailed',
  'post.add': 'community.postRefused',
};

const isPhrase = (body: unknown) => {
  const { reaction = 'heart' } = (body ?? {}) as Partial<ReactionWish>;
  return reaction !== 'heart';
};

/** A heart or a save that was refused is undone; a comment or a post stays where it stands, with its text. */
function useRefusals(news: WriteNews): void {
  const t = useTexts();
  const { writes } = useCommunityWrites();
  useRefusedWrites(writes, {
    news,
    discard: discardWrite,
    keeps: ({ kind }) => kind === 'comment.add' || kind === 'post.add',
    say: ({ kind, body, refused }) => ({
      title: isPhrase(body)
        ? t('community.reactionFailed')
        : (t as (key: AppTextKey) => string)(titles[kind as CommunityWriteKind]),
      description: problemSentence(refused, t) ?? t('errors.internal'),
    }),
  });
}
