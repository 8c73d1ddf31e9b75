import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { pause } from '#web/platform/audio/audio-player.ts';
import {
  pauseSpeech,
  resumeSpeech,
  setSpeechSpeed,
  startSpeech,
  stopSpeech,
  useSpeech,
} from '#web/platform/device/speech.ts';
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
          <div className="grid grid-cols-2 gap-2">
            {status === 'speaking' ? (
              <Button icon={<Pause size={20} aria-hidden />} onClick={pauseSpeech}>
                {t('player.pause')}
              </Button>
            ) : (
              <Button icon={<Play size={20} aria-hidden />} onClick={resumeSpeech}>
                {t('player.resume')}
              </Button>
            )}
            <Button variant="secondary" icon={<Square size={18} aria-hidden />} onClick={stopSpeech}>
              {t('player.stop')}
            </Button>
          </div>
          <SpeedChoice speed={speed} onChoose={setSpeechSpeed} />
        </>
      )}
      <div role="status">
        {status === 'voiceless' && <p className="text-small">{t('player.voiceless')}</p>}
      </div>
    </Card>
  );
}
