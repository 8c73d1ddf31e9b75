import { NotebookPen } from 'lucide-react';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { justNow } from '../draft-moments.ts';
import { shownKind } from '../kind-parts.ts';
import { MomentLine } from '../moment-line.tsx';
import { noteWords } from './note-words.ts';

/** Its text is what every record has: notes. */
export const noteParts = shownKind<'note', Record<string, never>>({
  name: 'note',
  words: noteWords,
  Icon: NotebookPen,
  Row: NoteLine,
  Fields: () => null,
  toDraft: () => ({}),
  looksRight: (own): own is Record<string, never> => typeof own === 'object' && own !== null,
  fromDraft: () => ({ durationSeconds: null, details: {} }),
  byHand: ({ now }) => ({ ...justNow(now), details: {} }),
});

function NoteLine({ record: { startTime } }: { record: RecordEnvelope<'note'> }) {
  const t = useTexts();
  return <MomentLine at={startTime} what={t('note.name')} />;
}
