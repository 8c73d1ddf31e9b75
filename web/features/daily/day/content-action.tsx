import { Link } from '@tanstack/react-router';
import { BookOpen, Check, CirclePlay, Headphones, Play } from 'lucide-react';
import { useState } from 'react';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { VoiceControls } from '#web/parts/voice-controls.tsx';
import { useDeviceVoice } from '#web/platform/audio/use-device-voice.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { Owner } from '../query-keys.ts';
import { useMarks } from '../use-marks.ts';
import { fullTextId } from './full-text.tsx';
import { Steps } from './steps.tsx';

type Props = { content: DailyContentAnswer; owner: Owner };

const look = buttonClass({ size: 'large', wide: true });

/** What one does with it: to watch, to hear, to read, to begin, to have done. */
export function ContentAction({ content, owner }: Props) {
  switch (content.contentType) {
    case 'video':
    case 'audio':
      return content.contentUrl ? (
        <Media content={content} address={content.contentUrl} />
      ) : (
        <ReadAloud content={content} />
      );
    case 'article':
      return <Read content={content} />;
    case 'activity':
      return <Begin content={content} owner={owner} />;
    case 'tip':
      return <MarkDone content={content} owner={owner} />;
  }
}

/** It lies elsewhere: our own page shows nothing from a foreign place. */
function Media({ content, address }: { content: DailyContentAnswer; address: string }) {
  const t = useTexts();
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={look}>
      <CirclePlay size={22} aria-hidden />
      {t(content.contentType === 'video' ? 'daily.watch' : 'daily.listen')}
      <span className="sr-only">({t('daily.opensElsewhere')})</span>
    </a>
  );
}

function Read({ content: { article } }: { content: DailyContentAnswer }) {
  const t = useTexts();
  const icon = <BookOpen size={22} aria-hidden />;
  return article ? (
    <Link to="/app/post/$articleId" params={{ articleId: article.id }} className={look}>
      {icon}
      {t('daily.readArticle', { title: article.title })}
    </Link>
  ) : (
    <Button size="large" wide icon={icon} onClick={() => document.getElementById(fullTextId)?.focus()}>
      {t('daily.read')}
    </Button>
  );
}

function Begin({ content, owner }: Props) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="large" wide icon={<Play size={22} aria-hidden />} onClick={() => setOpen(true)}>
        {t('daily.start')}
      </Button>
      <Steps content={content} owner={owner} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function MarkDone({ content, owner }: Props) {
  const t = useTexts();
  const { setDone } = useMarks(owner, content);
  return (
    <Button
      size="large"
      wide
      variant={content.userDone ? 'secondary' : 'primary'}
      aria-pressed={content.userDone}
      icon={<Check size={22} aria-hidden />}
      onClick={() => setDone()}
    >
      {content.userDone ? t('daily.done') : t('daily.markDone')}
    </Button>
  );
}

/** Without a recording the device's own voice leads through it. */
function ReadAloud({ content: { contentData } }: { content: DailyContentAnswer }) {
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
