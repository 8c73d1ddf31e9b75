import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import type { DiaryPlace } from '../diary-place.ts';
import { GivenBefore } from '../kinds/medicine/given-before.tsx';
import { ColourCare } from '../kinds/nappy/colour-care.tsx';
import { FeverCare } from '../kinds/temperature/fever-care.tsx';

/** What its form would say of it: who writes in one sentence does not open the form. */
export function ToldCare({ place, record }: { place: DiaryPlace; record: RecordEnvelope }) {
  if (record.kind === 'temperature') return <FeverCare place={place} record={record} />;
  if (record.kind === 'nappy') return <ColourCare place={place} record={record} />;
  return record.kind === 'medicine' && <GivenBefore place={place} record={record} />;
}
