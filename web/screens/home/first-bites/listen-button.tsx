import { Headphones, Pause, Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { documentLanguage } from '#shared/language/language.rules.ts';
import { pause, playTrack } from '#web/platform/audio/audio-player.ts';
import { sentencesOf } from '#web/platform/device/sentences.ts';
import {
  canSpeak,
  pauseSpeech,
  resumeSpeech,
  startSpeech,
  stopSpeech,
  useSpeech,
} from '#web/platform/device/speech.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { type SectionId, spokenTexts } from './section-texts.ts';
import { useTopicRecording } from './use-topic-recording.ts';

type Props = {
  /** What is read where there is no recording. */
  section: SectionId;
  /** She listens to it, so it opens. */
  onListen: () => void;
};

/** The library's recording about first foods, or the device's voice, which falls silent when she leaves the page. */
export function ListenButton({ section, onListen }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const recording = useTopicRecording('Primeiras Mordidas');
  const { status } = useSpeech();
  const [isMute, setMute] = useState(false);
  useEffect(() => stopSpeech, []);

  function listen(): void {
    if (recording) {
      playTrack(recording.track);
      return;
    }
    onListen();
    if (!canSpeak()) {
      setMute(true);
      return;
    }
    pause();
    const words = [`bites.${section}` as const, ...spokenTexts[section]].map((key) =>
      (t as (key: string) => string)(key),
    );
    void startSpeech(words.flatMap(sentencesOf), documentLanguage[language]);
  }

  const isReading = status === 'speaking' || status === 'paused';
  return (
    <>
      {!isReading && !recording?.isSounding && (
        <Button variant="secondary" icon={<Headphones size={20} aria-hidden />} onClick={listen}>
          {t('bites.listen')}
        </Button>
      )}
      {recording?.isSounding && (
        <Button variant="secondary" icon={<Pause size={20} aria-hidden />} onClick={pause}>
          {t('bites.pause')}
        </Button>
      )}
      {isReading && (
        <div className="grid grid-cols-2 gap-2">
          {status === 'speaking' ? (
            <Button variant="secondary" icon={<Pause size={20} aria-hidden />} onClick={pauseSpeech}>
              {t('bites.pause')}
            </Button>
          ) : (
            <Button variant="secondary" icon={<Play size={20} aria-hidden />} onClick={resumeSpeech}>
              {t('bites.resume')}
            </Button>
          )}
          <Button variant="secondary" icon={<Square size={18} aria-hidden />} onClick={stopSpeech}>
            {t('bites.stop')}
          </Button>
        </div>
      )}
      <p role="status" className="order-last text-ink-soft text-small wide:col-span-3">
        {(isMute || status === 'voiceless') && t('bites.voiceless')}
      </p>
    </>
  );
}
