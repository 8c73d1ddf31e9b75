import { useEffect, useState } from 'react';
import { documentLanguage } from '#shared/language/language.rules.ts';
import { sentencesOf } from '#web/platform/device/sentences.ts';
import { canSpeak, startSpeech, stopSpeech, useSpeech } from '#web/platform/device/speech.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { pause } from './audio-player.ts';

/** The device's own voice reads to her, in the page's language. It falls silent when she leaves the page. */
export function useDeviceVoice() {
  const language = useLanguage();
  const { status } = useSpeech();
  const [isMute, setMute] = useState(false);
  useEffect(() => stopSpeech, []);
  return {
    status,
    isOn: status === 'speaking' || status === 'paused',
    isVoiceless: isMute || status === 'voiceless',
    read(texts: readonly string[]): void {
      if (!canSpeak()) {
        setMute(true);
        return;
      }
      pause();
      void startSpeech(texts.flatMap(sentencesOf), documentLanguage[language]);
    },
  };
}
