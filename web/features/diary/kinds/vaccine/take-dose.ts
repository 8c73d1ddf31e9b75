import type { VaccineDetails } from '#shared/diary/kinds/vaccine.ts';
import { recordedIn } from '#shared/diary/place.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { toastWithAction } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { deleteRecord, putRecord } from '../../record-writes.ts';

/** A dose as a new record of it would be saved. */
export const withDose = (
  record: RecordEnvelope,
  named: Pick<VaccineDetails, 'vaccine' | 'dose'> & Partial<VaccineDetails>,
): RecordEnvelope<'vaccine'> => {
  const made = record as RecordEnvelope<'vaccine'>;
  const { vaccine, dose, state = made.details.state } = named;
  return { ...made, details: { ...made.details, vaccine, dose, state } };
};

/** What was just stored is the first of its kind. */
const firstRevision = 1;

/** Given today, said in one tap, and taken back in another. */
export async function takeDose(
  place: DiaryPlace,
  record: RecordEnvelope<'vaccine'>,
  said: { taken: string; undo: string },
): Promise<void> {
  const familyId = recordedIn(place);
  await putRecord({ familyId, record });
  const undo = () => void deleteRecord(familyId, { id: record.id, revision: firstRevision });
  toastWithAction(said.taken, { label: said.undo, onAct: undo });
}
