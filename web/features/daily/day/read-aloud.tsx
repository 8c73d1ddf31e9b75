import { Headphones } from 'lucide-react';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { VoiceControls } from '#web/parts/voice-controls.tsx';
import { useDeviceVoice } from '#web/platform/audio/use-device-voice.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Without a recording the device's own voice leads through it. */
export function ReadAloud({ content: { contentData } }: { content: DailyContentAnswer }) {
  const t = useTexts();
  const { isOn, isVoiceless, read } = useDeviceVoice();
  return (
    <div className="grid grid-cols-1 gap-2">
      {isOn ? (
        <VoiceControls
          size="large"
          words={{ pause: t('daily.pause'), resume: t('daily.resume'), stop: t('daily.stop') }}
        />
      ) : (
        <Button
          size="large"
          wide
          icon={<Headphones size={22} aria-hidden />}
          onClick={() => read([contentData.fullContent])}
        >
          {t('daily.listen')}
        </Button>
      )}
      <p role="status" className="text-ink-soft text-small">
        {isVoiceless ? t('daily.voiceless') : t('daily.readAloud')}
      </p>
    </div>
  );
}
