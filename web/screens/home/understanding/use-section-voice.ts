import { useEffect, useState } from 'react';
import { documentLanguage } from '#shared/language/language.rules.ts';
import { pause } from '#web/platform/audio/audio-player.ts';
import { sentencesOf } from '#web/platform/device/sentences.ts';
import { canSpeak, startSpeech, stopSpeech, useSpeech } from '#web/platform/device/speech.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { type SectionId, spokenTexts } from './section-texts.ts';

/** The device's voice reads a section, one at a time; another tap stops it. It falls silent when she leaves the page. */
export function useSectionVoice() {
  const t = useTexts();
  const language = useLanguage();
  const { status } = useSpeech();
  const [section, setSection] = useState<SectionId>();
  const [isMute, setMute] = useState(false);
  useEffect(() => stopSpeech, []);

  const isSpeaking = (id: SectionId) => section === id && status === 'speaking';

  function start(id: SectionId): void {
    if (!canSpeak()) {
      setMute(true);
      return;
    }
    pause();
    setSection(id);
    void startSpeech(
      spokenTexts(id).flatMap((key) => sentencesOf(t(key))),
      documentLanguage[language],
    );
  }

  return {
    isSpeaking,
    isVoiceless: isMute || status === 'voiceless',
    toggle(id: SectionId): void {
      if (isSpeaking(id)) stopSpeech();
      else start(id);
    },
  };
}
