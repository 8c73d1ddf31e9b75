import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ReactionType } from '#shared/community/community.rules.ts';
import type {
  CommunityWriteKind,
  CreateCommunityPost,
  NewComment,
  ReactionWish,
} from '#shared/community/community.schema.ts';
import { communityPostPath, paths } from '#shared/navigation/paths.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { OutboxSnapshot } from '#web/platform/outbox/outbox.ts';
import type { OutboxNoun, WriteKind } from '#web/platform/outbox/outbox-noun.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { AcknowledgedWrite, Write } from '#web/platform/outbox/write.ts';
import type { AppTextKey } from '#web/texts/use-texts.ts';
import { community, correctPost } from './correct-posts.ts';
import { problemSentence } from './problem-sentence.ts';
import {
  featuredKey,
  feedsKey,
  mineKey,
  type OwnComments,
  ownCommentsKey,
  savedKey,
  type TalkPage,
  talkKey,
} from './query-keys.ts';
import { commentOf, wishedReaction, withReaction } from './seen.ts';

/** What the community says by the outbox, and the only place that says it: it arrives, and once. */
const add = (kind: CommunityWriteKind, body: unknown, supersedes: string): Promise<void> =>
  outbox.add(kind, body, { supersedes });

/** As it shall be, never as a toggle: however often she taps, the last tap is what is sent. */
export const setReaction = (postId: string, reaction: ReactionType | null) =>
  add('heart.set', reaction ? { postId, on: true, reaction } : { postId, on: false }, postId);
export const setSaved = (postId: string, on: boolean) => add('saved-post.set', { postId, on }, postId);

/** Resolves once the phone has it. */
export const addComment = (comment: NewComment) => add('comment.add', comment, comment.id);

export const addPost = (post: CreateCommunityPost) => add('post.add', post, post.id);

/** What the server has yet to hear from her here, or heard this instant; and how the sending stands. */
export const useCommunityWrites = (): OutboxSnapshot => useOutbox(communityOutbox.kinds);

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

/** A heart or a save that was refused is undone; a comment or a post stays where it stands, with its text. */
const refused = (title: AppTextKey, { keeps }: { keeps: boolean }): NonNullable<WriteKind['refused']> => ({
  keeps,
  say: (write, { t }) => ({
    title: isPhrase(write) ? t('community.reactionFailed') : (t as (key: AppTextKey) => string)(title),
    description: problemSentence(write.refused, t) ?? t('errors.internal'),
  }),
});
const reactionIn = ({ body }: Write) => ((body ?? {}) as Partial<ReactionWish>).reaction ?? 'heart';
const isPhrase = (write: Write) => reactionIn(write) !== 'heart';

export const communityOutbox: OutboxNoun<CommunityWriteKind> = {
  kinds: {
    'heart.set': {
      describe: (write, { t }) => {
        const reaction = reactionIn(write);
        if (reaction === 'heart') return t('community.writeHeart');
        return t('community.writeReaction', { reaction: t(`community.reaction_${reaction}`) });
      },
      reason,
      mendPath: talkOf,
      acknowledge: (client, { body }) => {
        const wish = body as ReactionWish;
        correctPost(client, wish.postId, (post) => withReaction(post, wishedReaction(wish)));
        client.invalidateQueries({ queryKey: featuredKey, refetchType: 'none' });
      },
      refused: refused('community.heartFailed', { keeps: false }),
    },
    'saved-post.set': {
      describe: (_, { t }) => t('community.writeSave'),
      reason,
      mendPath: talkOf,
      acknowledge: (client, { body }) => {
        const { postId, on } = body as { postId: string; on: boolean };
        correctPost(client, postId, (post) => ({ ...post, userSaved: on }));
        client.invalidateQueries({ queryKey: savedKey });
      },
      refused: refused('community.saveFailed', { keeps: false }),
    },
    'comment.add': {
      describe: (write, { t }) => t('community.writeComment', { text: beginningOf(write) }),
      text: contentOf,
      reason,
      mendPath: talkOf,
      acknowledge: acknowledgeComment,
      acknowledged: (write, { t, client }) =>
        isComing(client, write)
          ? { title: t('community.commentComing'), description: t('community.comingText') }
          : { title: t('community.commented'), description: t('community.commentedText') },
      refused: refused('community.commentFailed', { keeps: true }),
    },
    'post.add': {
      describe: (write, { t }) => t('community.writePost', { text: beginningOf(write) }),
      text: contentOf,
      reason,
      mendPath: () => paths.community,
      acknowledge: async (client, { owner }) => {
        const lists = [feedsKey(owner), mineKey];
        await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
      },
      acknowledged: ({ body }, { t }) =>
        (body as CreateCommunityPost).isAnonymous
          ? { title: t('community.postComing'), description: t('community.comingText') }
          : { title: t('community.created'), description: t('community.createdText') },
      refused: refused('community.postRefused', { keeps: true }),
    },
  },
};

function acknowledgeComment(client: QueryClient, write: AcknowledgedWrite): void {
  const { owner, acknowledgedAt } = write;
  const { postId } = write.body as NewComment;
  const pages = pagesOf(client, write);
  const isOnItsWay = isComing(client, write);
  if (!isOnItsWay)
    correctPost(client, postId, (known, answeredAt) =>
      // An answer that came later counts it already, or is asked for again below.
      answeredAt > acknowledgedAt ? known : { ...known, commentCount: known.commentCount + 1 },
    );
  client.setQueryData<OwnComments>(ownCommentsKey(owner, postId), ({ comments } = { comments: [] }) => ({
    comments: [
      ...comments,
      {
        ...commentOf(write, [...pages.flatMap((page) => page.comments), ...comments], pages[0]?.post),
        standing: isOnItsWay ? 'coming' : 'shown',
      },
    ],
  }));
  // Under which face she speaks here, the server knows.
  client.invalidateQueries({ queryKey: talkKey(owner, postId) });
  client.invalidateQueries({
    queryKey: [community],
    predicate: ({ state }) => state.dataUpdatedAt > acknowledgedAt,
  });
}

const pagesOf = (client: QueryClient, { owner, body }: Write): TalkPage[] =>
  client.getQueryData<InfiniteData<TalkPage>>(talkKey(owner, (body as NewComment).postId))?.pages ?? [];

/** A comment that others do not see yet: without her name, or below a post of hers that they do not see yet. */
function isComing(client: QueryClient, write: Write): boolean {
  const { isAnonymous } = write.body as NewComment;
  return isAnonymous || pagesOf(client, write)[0]?.post?.standing === 'coming';
}
