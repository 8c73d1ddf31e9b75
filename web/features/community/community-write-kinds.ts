import type { CommunityWriteKind, NewComment, ReactionWish } from '#shared/community/community.schema.ts';
import { communityPostPath, paths } from '#shared/navigation/paths.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';
import { problemSentence } from './problem-sentence.ts';

const shownOfText = 60;

const reason: WriteKind['reason'] = ({ refused }, { t }) => refused && problemSentence(refused, t);
const talkOf: WriteKind['mendPath'] = ({ body }) => {
  const { postId } = (body ?? {}) as Partial<NewComment>;
  return postId && communityPostPath(postId);
};

const beginningOf = (write: Write) => {
  const content = contentOf(write);
  return content.length > shownOfText ? `${content.slice(0, shownOfText).trimEnd()}…` : content;
};

const contentOf = ({ body }: Write) => ((body ?? {}) as Partial<NewComment>).content ?? '';

/** How the community speaks of a write that the server refused. */
export const communityWriteKinds: Record<CommunityWriteKind, WriteKind> = {
  'heart.set': {
    describe: ({ body }, { t }) => {
      const { reaction = 'heart' } = (body ?? {}) as Partial<ReactionWish>;
      if (reaction === 'heart') return t('community.writeHeart');
      return t('community.writeReaction', { reaction: t(`community.reaction_${reaction}`) });
    },
    reason,
    mendPath: talkOf,
  },
  'saved-post.set': { describe: (_, { t }) => t('community.writeSave'), reason, mendPath: talkOf },
  'comment.add': {
    describe: (write, { t }) => t('community.writeComment', { text: beginningOf(write) }),
    text: contentOf,
    reason,
    mendPath: talkOf,
  },
  'post.add': {
    describe: (write, { t }) => t('community.writePost', { text: beginningOf(write) }),
    text: contentOf,
    reason,
    mendPath: () => paths.community,
  },
};
