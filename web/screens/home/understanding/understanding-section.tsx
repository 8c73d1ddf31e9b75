import { Bookmark, Pause, Play } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ToggleIcon } from '#web/ui/toggle-icon.tsx';
import { type SectionId, tipsOf } from './section-texts.ts';
import type { useSectionVoice } from './use-section-voice.ts';

type Props = {
  id: SectionId;
  voice: ReturnType<typeof useSectionVoice>;
  isSaved: boolean;
  onSave: (on: boolean) => void;
};

/** One of the essentials: what it is about, tips, and two toggles, to hear it and to keep it. */
export function UnderstandingSection({ id, voice, isSaved, onSave }: Props) {
  const t = useTexts();
  const section = t(`understanding.${id}`);
  const Icon = voice.isSpeaking(id) ? Pause : Play;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{t(`understanding.${id}Intro`)}</p>
      <h4 className="font-bold">{t('understanding.tips')}</h4>
      <ul className="grid list-disc grid-cols-1 gap-2 pl-5">
        {tipsOf(id).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      {id === 'colic' && <p className="rounded-control bg-blush p-3">{t('understanding.colicHelp')}</p>}
      <div className="-ml-2 flex gap-1">
        <IconButton
          label={t(voice.isSpeaking(id) ? 'understanding.stop' : 'understanding.listen', { section })}
          onClick={() => voice.toggle(id)}
        >
          <Icon size={22} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton
          label={t('understanding.save', { section })}
          aria-pressed={isSaved}
          onClick={() => onSave(!isSaved)}
        >
          <ToggleIcon icon={Bookmark} isOn={isSaved} />
        </IconButton>
      </div>
    </div>
  );
}
