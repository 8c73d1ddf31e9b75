import { Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { VoiceControls } from '#web/parts/voice-controls.tsx';
import { pause } from '#web/platform/audio/audio-player.ts';
import { setSpeechSpeed, startSpeech, stopSpeech, useSpeech } from '#web/platform/device/speech.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SpeedChoice } from './speed-choice.tsx';

type Props = {
  /** What is to be said, sentence by sentence. */
  sentences: readonly string[];
  /** In whose voice: 'pt-BR', 'en'. */
  language: string;
};

/** Where there is no recording, the device reads. It falls silent when she leaves the page. */
export function DeviceVoice({ sentences, language }: Props) {
  const t = useTexts();
  const { status, speed } = useSpeech();
  const isOn = status === 'speaking' || status === 'paused';
  useEffect(() => stopSpeech, []);

  function start(): void {
    pause();
    startSpeech(sentences, language);
  }

  return (
    <Card as="section" aria-label={t('player.deviceVoice')} className="grid grid-cols-1 gap-3">
      {!isOn && (
        <>
          <p className="text-ink-soft text-small">{t('player.deviceVoiceText')}</p>
          <Button variant="secondary" icon={<Volume2 size={20} aria-hidden />} onClick={start}>
            {t('player.deviceVoice')}
          </Button>
        </>
      )}
      {isOn && (
        <>
          <VoiceControls
            words={{ pause: t('player.pause'), resume: t('player.resume'), stop: t('player.stop') }}
          />
          <SpeedChoice speed={speed} onChoose={setSpeechSpeed} />
        </>
      )}
      <div role="status">
        {status === 'voiceless' && <p className="text-small">{t('player.voiceless')}</p>}
      </div>
    </Card>
  );
}
