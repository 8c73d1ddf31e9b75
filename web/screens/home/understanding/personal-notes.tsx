import { useState } from 'react';
import { maxTopicNoteLength } from '#shared/topics/topics.schema.ts';
import { useTopicNote } from '#web/features/topics/use-topic-note.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { SectionCard } from '#web/ui/section.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

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
export function PersonalNotes({ owner }: { owner: string | null }) {
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
