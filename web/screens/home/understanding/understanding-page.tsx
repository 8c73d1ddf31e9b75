import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useAgeToday } from '#web/features/baby/age-today.ts';
import { useOpenComposer } from '#web/features/community/composer/composer-link.ts';
import { NewestTalks } from '#web/features/community/newest-talks.tsx';
import { useDailyReader } from '#web/features/daily/use-daily-reader.ts';
import { useSavedParts } from '#web/features/topics/use-saved-parts.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Button } from '#web/ui/button.tsx';
import { Understanding } from '#web/ui/illustrations/topics/understanding.tsx';
import { Section } from '#web/ui/section.tsx';
import { TopicArticles } from '../topic/topic-articles.tsx';
import { TopicFrame } from '../topic/topic-frame.tsx';
import { PersonalNotes } from './personal-notes.tsx';
import { SavedSections } from './saved-sections.tsx';
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
