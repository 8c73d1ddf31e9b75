import { useEffect, useState } from 'react';
import { documentLanguage } from '#shared/language/language.rules.ts';
import { pause } from '#web/platform/audio/audio-player.ts';
import { sentencesOf } from '#web/platform/device/sentences.ts';
import { canSpeak, startSpeech, stopSpeech, useSpeech } from '#web/platform/device/speech.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { type SectionId, spokenTexts } from './section-texts.ts';

/** The specification's: so long after the tap the icon is the play icon again. The voice reads on. */
export const iconResetMs = 3000;

/** The device's voice reads a section, one at a time; another tap stops it. It falls silent when she leaves the page. */
export function useSectionVoice() {
  const t = useTexts();
  const language = useLanguage();
  const { status } = useSpeech();
  const [section, setSection] = useState<SectionId>();
  const [hasPauseIcon, setPauseIcon] = useState(false);
  const [isMute, setMute] = useState(false);
  useEffect(() => stopSpeech, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section begins its own three seconds.
  useEffect(() => {
    if (!hasPauseIcon) return;
    const reset = setTimeout(() => setPauseIcon(false), iconResetMs);
    return () => clearTimeout(reset);
  }, [hasPauseIcon, section]);

  const isSpeaking = (id: SectionId) => section === id && status === 'speaking';

  function start(id: SectionId): void {
    if (!canSpeak()) {
      setMute(true);
      return;
    }
    pause();
    setSection(id);
    setPauseIcon(true);
    void startSpeech(
      spokenTexts(id).flatMap((key) => sentencesOf(t(key))),
      documentLanguage[language],
    );
  }

  return {
    isSpeaking,
    hasPauseIcon: (id: SectionId) => hasPauseIcon && isSpeaking(id),
    isVoiceless: isMute || status === 'voiceless',
    toggle(id: SectionId): void {
      if (isSpeaking(id)) {
        stopSpeech();
        setPauseIcon(false);
      } else start(id);
    },
  };
}
