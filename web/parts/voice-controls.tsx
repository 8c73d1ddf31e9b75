import { Pause, Play, Square } from 'lucide-react';
import { pauseSpeech, resumeSpeech, stopSpeech, useSpeech } from '#web/platform/device/speech.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  words: { pause: string; resume: string; stop: string };
  variant?: 'primary' | 'secondary';
  size?: 'regular' | 'large';
};

/** While the device reads: a moment's silence, and the end of it. */
export function VoiceControls({ words, variant = 'primary', size = 'regular' }: Props) {
  const { status } = useSpeech();
  const icon = size === 'large' ? 22 : 20;
  return (
    <div className="grid grid-cols-2 gap-2">
      {status === 'speaking' ? (
        <Button variant={variant} size={size} icon={<Pause size={icon} aria-hidden />} onClick={pauseSpeech}>
          {words.pause}
        </Button>
      ) : (
        <Button variant={variant} size={size} icon={<Play size={icon} aria-hidden />} onClick={resumeSpeech}>
          {words.resume}
        </Button>
      )}
      <Button
        variant="secondary"
        size={size}
        icon={<Square size={icon - 2} aria-hidden />}
        onClick={stopSpeech}
      >
        {words.stop}
      </Button>
    </div>
  );
}
