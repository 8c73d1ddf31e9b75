import { Headphones, Pause, Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { documentLanguage } from '#shared/language/language.rules.ts';
import { pause } from '#web/platform/audio/audio-player.ts';
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

/** Without a recording the device's own voice leads through it. It falls silent when she leaves the page. */
export function ReadAloud({ content: { contentData } }: { content: DailyContentAnswer }) {
  const t = useTexts();
  const language = useLanguage();
  const { status } = useSpeech();
  const [isMute, setMute] = useState(false);
  useEffect(() => stopSpeech, []);
  const isOn = status === 'speaking' || status === 'paused';

  function start(): void {
    if (!canSpeak()) {
      setMute(true);
      return;
    }
    pause();
    void startSpeech(sentencesOf(contentData.fullContent), documentLanguage[language]);
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      {isOn ? (
        <div className="grid grid-cols-2 gap-2">
          {status === 'speaking' ? (
            <Button size="large" icon={<Pause size={22} aria-hidden />} onClick={pauseSpeech}>
              {t('daily.pause')}
            </Button>
          ) : (
            <Button size="large" icon={<Play size={22} aria-hidden />} onClick={resumeSpeech}>
              {t('daily.resume')}
            </Button>
          )}
          <Button
            size="large"
            variant="secondary"
            icon={<Square size={20} aria-hidden />}
            onClick={stopSpeech}
          >
            {t('daily.stop')}
          </Button>
        </div>
      ) : (
        <Button size="large" wide icon={<Headphones size={22} aria-hidden />} onClick={start}>
          {t('daily.listen')}
        </Button>
      )}
      <p role="status" className="text-ink-soft text-small">
        {isMute || status === 'voiceless' ? t('daily.voiceless') : t('daily.readAloud')}
      </p>
    </div>
  );
}
