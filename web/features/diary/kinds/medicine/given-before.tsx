import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { againFrom, doseBefore, isTooEarly, maybeOneDose } from '#shared/medicine/medicine.rules.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useRecordWords } from '../../record-words.ts';
import { useDiary } from '../../use-diary.ts';
import { useWhen } from '../../use-when.ts';
import { CareNote } from '../care-note.tsx';

export const isMedicine = (record: SeenRecord): record is SeenRecord & RecordEnvelope<'medicine'> =>
  record.kind === 'medicine';

/** So long after the server was last heard, somebody else may have given it meanwhile. */
const freshMs = 10 * 60_000;

/**
 * When the same medicine was given last, and whether it is too early by what was prescribed: two who care for a baby
 * may both mean well. It says until when this phone knows what the others wrote down, and refuses nothing.
 */
export function GivenBefore({ place, record }: { place: DiaryPlace; record: RecordEnvelope<'medicine'> }) {
  const { t, time } = useRecordWords();
  const when = useWhen();
  const now = useNow('half-minute');
  const { records, heardAt, hasFailed } = useDiary(place, { kind: 'medicine' });
  const given = records.filter(isMedicine);
  const before = doseBefore(record, given);
  const again = againFrom(record, given);
  const isEarly = isTooEarly(record, given);
  const isDoubted = isEarly || maybeOneDose(record, given);
  // Nothing is known of what others gave since: that is worth a word also where no dose is known.
  const isBehind = record.details.name !== '' && (hasFailed || (heardAt > 0 && now - heardAt > freshMs));
  const sentences = [
    before && t('medicine.givenAt', { name: before.details.name, time: time(before.startTime ?? '') }),
    isEarly && again && t('medicine.tooEarly', { when: when(again) }),
    !isEarly && isDoubted && t('medicine.maybeTwice'),
    (isDoubted || isBehind) && heardAt > 0 && t('medicine.heardAt', { time: time(heardAt) }),
    isBehind && heardAt === 0 && t('medicine.notHeard'),
  ].filter((each) => typeof each === 'string');
  return sentences.length > 0 && <CareNote isUrgent={isDoubted} sentences={sentences} />;
}
