import { useState } from 'react';
import { useDeviceVoice } from '#web/platform/audio/use-device-voice.ts';
import { stopSpeech } from '#web/platform/device/speech.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { type SectionId, spokenTexts } from './section-texts.ts';

/** The device's voice reads a section, one at a time; another tap stops it. */
export function useSectionVoice() {
  const t = useTexts();
  const { status, isVoiceless, read } = useDeviceVoice();
  const [section, setSection] = useState<SectionId>();
  const isSpeaking = (id: SectionId) => section === id && status === 'speaking';
  return {
    isSpeaking,
    isVoiceless,
    toggle(id: SectionId): void {
      if (isSpeaking(id)) {
        stopSpeech();
        return;
      }
      setSection(id);
      read(spokenTexts(id).map((key) => t(key)));
    },
  };
}
