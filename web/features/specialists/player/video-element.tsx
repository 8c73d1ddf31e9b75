import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import { pause as pauseAudio } from '#web/platform/audio/audio-player.ts';
import { usePlayer } from '#web/platform/audio/player-state.ts';
import { stopSpeech } from '#web/platform/device/speech.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { attachVideo, type VideoSource } from './attach-video.ts';

type Props = {
  source: VideoSource;
  captions: string | null;
  language: Language;
  label: string;
  /** Where it goes on after a failure, in seconds. */
  from: number;
  /** Told how far it came. */
  onFailed: (at: number) => void;
};

/** One thing sounds at a time: a video that starts silences the others, and the article that is read aloud. */
export function VideoElement({ source, captions, language, label, from, onFailed }: Props) {
  const t = useTexts();
  const element = useRef<HTMLVideoElement>(null);
  const { kind, address } = source;
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const video = element.current;
    if (video) return attachVideo(video, { kind, address }, () => fail(video.currentTime));
  }, [kind, address]);
  useAudioFirst(element);
  return (
    // biome-ignore lint/a11y/useMediaCaption: not every session has captions; those that have one carry its track.
    <video
      ref={element}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      className="aspect-video w-full rounded-control bg-line object-contain"
      onLoadedMetadata={({ currentTarget: video }) => {
        if (from > 0 && Number.isFinite(video.duration)) video.currentTime = from;
      }}
      onPlay={({ currentTarget }) => {
        pauseAudio();
        stopSpeech();
        for (const other of document.querySelectorAll('video')) if (other !== currentTarget) other.pause();
      }}
      onError={({ currentTarget }) => onFailed(currentTarget.currentTime)}
    >
      {captions && (
        <track
          kind="captions"
          src={captions}
          srcLang={documentLanguage[language]}
          label={t('specialists.captions')}
          default
        />
      )}
    </video>
  );
}

/** She went back to listening: the video waits. */
function useAudioFirst(element: RefObject<HTMLVideoElement | null>): void {
  const { status } = usePlayer();
  useEffect(() => {
    if (status === 'playing') element.current?.pause();
  }, [status, element]);
}
