import { nappyCare, nappyCareWords } from '#shared/care/nappy-care.ts';
import { triageSentence } from '#shared/care/triage.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { ageAt } from '../../age-at.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { CareNote } from '../care-note.tsx';

/** What care says of a colour that asks for somebody to look. */
export function ColourCare({ place, record }: { place: DiaryPlace; record: RecordEnvelope<'nappy'> }) {
  const language = useLanguage();
  const care = nappyCare(record.details.colour, ageAt(place, record)?.days ?? null);
  if (!care) return null;
  const sentences = [
    nappyCareWords[language][care.id],
    ...care.triage.map((id) => triageSentence(id, language)),
  ];
  return <CareNote isUrgent={care.level !== 'usual'} sentences={sentences} />;
}
