import { Headphones, Pause } from 'lucide-react';
import { VoiceControls } from '#web/parts/voice-controls.tsx';
import { pause, playTrack } from '#web/platform/audio/audio-player.ts';
import { useDeviceVoice } from '#web/platform/audio/use-device-voice.ts';
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

/** The library's recording about first foods, or the device's voice. */
export function ListenButton({ section, onListen }: Props) {
  const t = useTexts();
  const recording = useTopicRecording('Primeiras Mordidas');
  const { isOn, isVoiceless, read } = useDeviceVoice();

  function listen(): void {
    if (recording) {
      playTrack(recording.track);
      return;
    }
    onListen();
    read(
      [`bites.${section}` as const, ...spokenTexts[section]].map((key) =>
        (t as (key: string) => string)(key),
      ),
    );
  }

  return (
    <>
      {!isOn && !recording?.isSounding && (
        <Button variant="secondary" icon={<Headphones size={20} aria-hidden />} onClick={listen}>
          {t('bites.listen')}
        </Button>
      )}
      {recording?.isSounding && (
        <Button variant="secondary" icon={<Pause size={20} aria-hidden />} onClick={pause}>
          {t('bites.pause')}
        </Button>
      )}
      {isOn && (
        <VoiceControls
          variant="secondary"
          words={{ pause: t('bites.pause'), resume: t('bites.resume'), stop: t('bites.stop') }}
        />
      )}
      <p role="status" className="order-last text-ink-soft text-small wide:col-span-3">
        {isVoiceless && t('bites.voiceless')}
      </p>
    </>
  );
}
