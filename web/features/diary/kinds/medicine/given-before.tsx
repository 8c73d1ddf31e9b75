import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { againFrom, doseBefore, isTooEarly, maybeOneDose } from '#shared/medicine/medicine.rules.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useRecordWords } from '../../record-words.ts';
import { useDiary } from '../../use-diary.ts';
import { CareNote } from '../care-note.tsx';

const isMedicine = (record: SeenRecord): record is SeenRecord & RecordEnvelope<'medicine'> =>
  record.kind === 'medicine';

/**
 * When the same medicine was given last, and whether it is too early by what was prescribed: two who care for a baby
 * may both mean well. It says until when this phone knows what the others wrote down, and refuses nothing.
 */
export function GivenBefore({ place, record }: { place: DiaryPlace; record: RecordEnvelope<'medicine'> }) {
  const { t, time } = useRecordWords();
  const { records, heardAt } = useDiary(place, { kind: 'medicine' });
  const given = records.filter(isMedicine);
  const before = doseBefore(record, given);
  if (!before) return null;
  const again = againFrom(record, given);
  const isEarly = isTooEarly(record, given);
  const isDoubted = isEarly || maybeOneDose(record, given);
  const sentences = [
    t('medicine.givenAt', { name: before.details.name, time: time(before.startTime ?? '') }),
    isEarly && again && t('medicine.tooEarly', { time: time(+again) }),
    !isEarly && isDoubted && t('medicine.maybeTwice'),
    isDoubted && heardAt > 0 && t('medicine.heardAt', { time: time(heardAt) }),
  ];
  return <CareNote isUrgent={isDoubted} sentences={sentences.filter((each) => typeof each === 'string')} />;
}
