import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { maxTopicNoteLength } from '#shared/topics/topics.schema.ts';
import { useAgeToday } from '#web/features/baby/age-today.ts';
import { useOpenComposer } from '#web/features/community/composer/composer-link.ts';
import { NewestTalks } from '#web/features/community/newest-talks.tsx';
import { useDailyReader } from '#web/features/daily/use-daily-reader.ts';
import { useSavedParts } from '#web/features/topics/use-saved-parts.ts';
import { useTopicNote } from '#web/features/topics/use-topic-note.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Button } from '#web/ui/button.tsx';
import { Understanding } from '#web/ui/illustrations/topics/understanding.tsx';
import { Section, SectionCard } from '#web/ui/section.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TopicArticles } from '../topic/topic-articles.tsx';
import { TopicFrame } from '../topic/topic-frame.tsx';
import { type SectionId, sectionIds } from './section-texts.ts';
import { UnderstandingSection } from './understanding-section.tsx';
import { useSectionVoice } from './use-section-voice.ts';
import { WeeklyHighlight } from './weekly-highlight.tsx';

/** What her baby is telling her: the week, the essentials, and a place for what she notices herself. */
export default function UnderstandingPage({ onBack }: { onBack: () => void }) {
  const t = useTexts();
  const {
    reader: { owner },
    profile,
  } = useDailyReader();
  const age = useAgeToday(profile);
  const openComposer = useOpenComposer();
  const { saved, isSaved, setSaved } = useSavedParts(owner, 'section');
  const voice = useSectionVoice();
  const [open, setOpen] = useState<SectionId>();
  return (
    <TopicFrame
      title={t('understanding.title')}
      onBack={onBack}
      beside={
        <NewestTalks owner={owner} category={undefined} limit={2} heading={t('understanding.community')} />
      }
    >
      <div className="flex items-center gap-4 rounded-card bg-topic-understanding p-4">
        <p className="min-w-0 flex-1">{t('understanding.intro')}</p>
        <Understanding className="w-20 shrink-0 wide:w-28" />
      </div>
      <WeeklyHighlight age={age} />
      <SavedSections saved={saved} onOpen={setOpen} />
      <Section title={t('understanding.essentials')}>
        <Accordion
          sections={sectionIds.map((id) => ({
            id,
            title: t(`understanding.${id}`),
            content: (
              <UnderstandingSection
                id={id}
                voice={voice}
                isSaved={isSaved(id)}
                onSave={(on) => void setSaved(id, on)}
              />
            ),
          }))}
          open={open}
          onOpen={(id) => setOpen(sectionIds.find((known) => known === id))}
        />
        <p className="text-ink-soft text-small">{t('legal.notReviewed')}</p>
        <p role="status" className="text-ink-soft text-small empty:hidden">
          {voice.isVoiceless && t('understanding.voiceless')}
        </p>
      </Section>
      <PersonalNotes key={owner} owner={owner} />
      <div className="grid grid-cols-1 gap-2">
        <Button
          variant="secondary"
          icon={<MessageCircleQuestion size={20} aria-hidden />}
          onClick={() => openComposer()}
        >
          {t('understanding.doubt')}
        </Button>
        <p className="text-center text-ink-soft text-small">{t('understanding.doubtText')}</p>
      </div>
      <TopicArticles category="Entendendo o Bebê" />
    </TopicFrame>
  );
}

type Props = { saved: readonly string[]; onOpen: (id: SectionId) => void };

/** What she wanted to read again, one tap away. Nothing, until there is something. */
function SavedSections({ saved, onOpen }: Props) {
  const t = useTexts();
  const known = saved.flatMap((part) => sectionIds.filter((id) => id === part));
  if (known.length === 0) return null;
  return (
    <Section title={t('understanding.saved')} className="gap-2">
      <ul className="flex flex-wrap gap-2">
        {known.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('understanding.savedOpen', { section: t(`understanding.${id}`) })}
              onClick={() => onOpen(id)}
              className="min-h-11 rounded-full border border-control-line bg-card px-4 font-bold text-small"
            >
              {t(`understanding.${id}`)}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** From here on she sees how much room is left. */
const countedFrom = maxTopicNoteLength - 1000;

const states = {
  empty: undefined,
  phone: 'understanding.notesOnPhone',
  visitor: 'understanding.notesVisitor',
  synced: 'understanding.notesSaved',
  refused: 'understanding.notesRefused',
} as const;

/** Her own words, kept as she writes them. */
function PersonalNotes({ owner }: { owner: string | null }) {
  const t = useTexts();
  const { text, write, kept } = useTopicNote(owner, 'understanding');
  /** Of this visit: what arrives from another day or another phone brings no card. */
  const [written, setWritten] = useState('');
  const state = states[kept];
  return (
    <SectionCard title={t('understanding.notes')} className="gap-2">
      <TextArea
        label={t('understanding.notesLabel')}
        hint={t('understanding.notesHint')}
        maxLength={maxTopicNoteLength}
        counter={
          text.length >= countedFrom
            ? t('understanding.notesCounter', { n: text.length, max: maxTopicNoteLength })
            : undefined
        }
        value={text}
        onChange={({ target }) => {
          write(target.value);
          setWritten(target.value);
        }}
      />
      <CareCard text={written} />
      <p role="status" className="min-h-6 text-ink-soft text-small">
        {state && t(state)}
      </p>
    </SectionCard>
  );
}
