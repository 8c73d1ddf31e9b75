import { useArticle } from '#web/features/library/article/use-article.ts';
import { useArticles } from '#web/features/library/use-articles.ts';
import { type Track, usePlayer } from '#web/platform/audio/player-state.ts';

/** The newest recording of the library about a topic, and whether it is sounding. Undefined when there is none. */
export function useTopicRecording(category: string): { track: Track; isSounding: boolean } | undefined {
  const { data } = useArticles(category);
  const { article } = useArticle(data?.pages[0]?.articles.find(({ hasAudio }) => hasAudio)?.id ?? '');
  const player = usePlayer();
  if (!article?.audio) return undefined;
  const { id, title, author, picture, audio } = article;
  return {
    track: { id, title, artist: author, pictureUrl: picture?.url, ...audio },
    isSounding:
      player.track?.url === audio.url && (player.status === 'playing' || player.status === 'waiting'),
  };
}
