import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CommunityPostAnswer,
  CreateCommunityPost,
  FeedAnswer,
  WrittenPostAnswer,
} from '#shared/community/community.schema.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { standingKey } from '../care/use-standing.ts';
import { addPost } from '../community.outbox.ts';
import { problemOf, problemSentence } from '../problem-sentence.ts';
import { featuredKey, feedKey, feedsKey, mineKey, type Owner } from '../query-keys.ts';
import type { PostDraft } from './composer-draft.ts';
import { publishAsWritten } from './publish-as-written.ts';
import { useCheckedDraft } from './use-checked-draft.ts';

type PublishEvents = {
  onPublished: (answer: WrittenPostAnswer) => void;
  /** There is no network: the phone has it, and sends it as it does her comments. */
  onKept: (content: string) => void;
  /** The draft goes on under another id. */
  onNewId: (id: string) => void;
};

/** Publishes a draft. Until the server has it as it is written, or the outbox, the draft stays where it is. */
export function usePublish(owner: Owner, draft: PostDraft, { onPublished, onKept, onNewId }: PublishEvents) {
  const t = useTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const { checked, missing, form } = useCheckedDraft(draft);

  const { mutate, isPending } = useMutation({
    mutationFn: (post: CreateCommunityPost) =>
      publishAsWritten(post, onNewId).catch(async (error: unknown) => {
        if (errorCodeOf(error) !== 'unavailable') throw error;
        // Under the same id: had it arrived after all, it is one post.
        await addPost(post);
        return undefined;
      }),
    // Without a network it is told so at once, and not first when there is one.
    networkMode: 'always',
    onSuccess: (answer, sent) => {
      if (!answer) {
        toast({ title: t('community.postKept'), description: t('community.postKeptText') });
        return onKept(sent.content);
      }
      showFirst(client, owner, answer.post);
      // An earlier version of it may stand in a list.
      if (answer.post.edited || answer.post.id !== sent.id)
        client.invalidateQueries({ queryKey: feedsKey(owner) });
      const { standing } = answer.post;
      toast(
        standing === 'coming'
          ? { title: t('community.postComing'), description: t('community.comingText') }
          : {
              title: t('community.created'),
              description: t(standing === 'shown' ? 'community.createdText' : 'community.held'),
            },
      );
      onPublished(answer);
    },
    onError: (error) => {
      const problem = problemOf(error);
      // The rules, or a pause: her standing says it better than a toast.
      if (problem.fields?.account) client.invalidateQueries({ queryKey: standingKey });
      const isReason = problem.code !== 'internal';
      toastFailure(
        t('community.failed'),
        (isReason && problemSentence(problem, t)) || t('community.createFailed'),
      );
    },
  });

  return {
    isPublishing: isPending,
    missing,
    form,
    publish(): void {
      const ready = checked(draft);
      if (ready) mutate({ ...ready, language });
    },
  };
}

/** At the head of every list it belongs to. */
function showFirst(client: QueryClient, owner: Owner, post: CommunityPostAnswer): void {
  const { language } = post;
  for (const category of [undefined, post.category]) {
    client.setQueryData<InfiniteData<FeedAnswer>>(
      feedKey(owner, { language, category, term: '' }),
      (feed) => {
        const [first, ...rest] = feed?.pages ?? [];
        if (!feed || !first || first.posts.some(({ id }) => id === post.id)) return feed;
        return { ...feed, pages: [{ ...first, posts: [post, ...first.posts] }, ...rest] };
      },
    );
  }
  client.invalidateQueries({ queryKey: featuredKey });
  client.invalidateQueries({ queryKey: mineKey });
}
