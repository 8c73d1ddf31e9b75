import { temperatureCare, temperatureWords } from '#shared/care/fever.rules.ts';
import { triageSentence } from '#shared/care/triage.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { ageAt } from '../../age-at.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { CareNote } from '../care-note.tsx';

/** What care says of a temperature, by the baby's age. */
export function FeverCare({ place, record }: { place: DiaryPlace; record: RecordEnvelope<'temperature'> }) {
  const language = useLanguage();
  const care = temperatureCare(record.details, ageAt(place, record)?.calendarMonths ?? null);
  if (!care) return null;
  const said = care.sort === 'now' ? [] : [temperatureWords[language][care.sort]];
  const row = care.triage ? [triageSentence(care.triage, language)] : [];
  return <CareNote isUrgent={care.sort === 'now'} sentences={[...said, ...row]} />;
}
