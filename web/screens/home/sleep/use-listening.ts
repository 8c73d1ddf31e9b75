import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { documentLanguage } from '#shared/language/language.rules.ts';
import { articleSummary } from '#shared/library/library.rules.ts';
import type { ArticleAnswer, ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { fetchArticle } from '#web/features/library/article/article.api.ts';
import { recallArticle } from '#web/features/library/article/read-articles.ts';
import { spokenArticle } from '#web/features/library/player/spoken-article.ts';
import { pause, playTrack } from '#web/platform/audio/audio-player.ts';
import { usePlayer } from '#web/platform/audio/player-state.ts';
import { sentencesOf } from '#web/platform/device/sentences.ts';
import { canSpeak, startSpeech, stopSpeech, useSpeech } from '#web/platform/device/speech.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';

/**
 * Listening from a list: an article's recording, or else the device's voice. One at a time, and another tap stops it.
 * The voice falls silent when she leaves the page; a recording goes with her.
 */
export function useListening() {
  const t = useTexts();
  const client = useQueryClient();
  const player = usePlayer();
  const speech = useSpeech();
  const [asked, setAsked] = useState<string>();
  const [isFetching, setFetching] = useState(false);
  const wanted = useRef<string>(undefined);
  useEffect(
    () => () => {
      wanted.current = undefined;
      stopSpeech();
    },
    [],
  );

  const isSounding = player.status === 'playing' || player.status === 'waiting';
  const isOn = ({ id }: ArticleCardAnswer) =>
    (isSounding && player.track?.id === id) || (asked === id && (isFetching || speech.status === 'speaking'));
  const cannot = () => toast({ title: t('sleep.cannotListen'), description: t('sleep.cannotListenText') });

  function stop(): void {
    wanted.current = undefined;
    setFetching(false);
    stopSpeech();
    pause();
  }

  function read(card: ArticleCardAnswer, article: ArticleAnswer | undefined): void {
    if (!canSpeak()) return void cannot();
    pause();
    // Without a network there is still what the list told.
    const words = article ? spokenArticle(article) : [card.title, articleSummary(card)].flatMap(sentencesOf);
    void startSpeech(words, documentLanguage[card.language]);
  }

  async function start(card: ArticleCardAnswer): Promise<void> {
    stop();
    wanted.current = card.id;
    setAsked(card.id);
    setFetching(true);
    const article = await client
      .ensureQueryData({
        queryKey: ['article', card.id],
        queryFn: ({ signal }) => fetchArticle(card.id, signal),
      })
      .catch(() => recallArticle(card.id));
    if (wanted.current !== card.id) return;
    setFetching(false);
    if (!article?.audio) return read(card, article);
    const { id, title, author, picture, audio } = article;
    playTrack({ id, title, artist: author, pictureUrl: picture?.url, ...audio });
  }

  return {
    isOn,
    isVoiceless: speech.status === 'voiceless',
    toggle: (card: ArticleCardAnswer) => (isOn(card) ? stop() : void start(card)),
  };
}
