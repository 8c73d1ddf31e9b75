import type { CommunityWriteKind, NewComment } from '#shared/community/community.schema.ts';
import { communityPostPath } from '#shared/navigation/paths.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';
import { problemSentence } from './problem-sentence.ts';

const shownOfText = 60;

const reason: WriteKind['reason'] = ({ refused }, { t }) => refused && problemSentence(refused, t);
const talkOf: WriteKind['mendPath'] = ({ body }) => {
  const { postId } = (body ?? {}) as Partial<NewComment>;
  return postId && communityPostPath(postId);
};

const contentOf = ({ body }: Write) => ((body ?? {}) as Partial<NewComment>).content ?? '';

/** How the community speaks of a write that the server refused. */
export const communityWriteKinds: Record<CommunityWriteKind, WriteKind> = {
  'heart.set': { describe: (_, { t }) => t('community.writeHeart'), reason, mendPath: talkOf },
  'saved-post.set': { describe: (_, { t }) => t('community.writeSave'), reason, mendPath: talkOf },
  'comment.add': {
    describe: (write, { t }) => {
      const content = contentOf(write);
      const text = content.length > shownOfText ? `${content.slice(0, shownOfText).trimEnd()}…` : content;
      return t('community.writeComment', { text });
    },
    text: contentOf,
    reason,
    mendPath: talkOf,
  },
};
