import { useState } from 'react';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DiaryPlace } from '../diary-place.ts';
import { useKinds } from '../kinds/kinds-here.ts';
import { RecordForm } from '../record-form.tsx';
import { WhoseField } from '../whose-field.tsx';
import type { Told } from './told.ts';

type Props = {
  place: DiaryPlace;
  /** Nothing while the sheet is closed. */
  told: Told | undefined;
  onClose: () => void;
  /** As she wants it; it is saved with the rest of the sentence. */
  onCorrect: (record: RecordEnvelope) => void;
};

/** The ordinary form, filled in with what was understood. */
export function ToldEditor({ place, told, onClose, onCorrect }: Props) {
  const t = useTexts();
  const { partsOf } = useKinds();
  return (
    <Sheet
      open={told !== undefined}
      onClose={onClose}
      title={told ? partsOf(told.record.kind).words.titles(t).add : ''}
    >
      {told && (
        <OpenToldEditor key={told.id} place={place} told={told} onClose={onClose} onCorrect={onCorrect} />
      )}
    </Sheet>
  );
}

/** Nothing stands for a number that was not said. */
const isBlank = ({ details }: RecordEnvelope) => Object.values(details).some(Number.isNaN);

function OpenToldEditor({ place, told, onClose, onCorrect }: Props & { told: Told }) {
  const { record } = told;
  const [babyId, setBabyId] = useState(record.babyId);
  const { babies = [] } = place;
  return (
    <>
      {babies.length > 1 && (
        <WhoseField
          babies={babies}
          whose={babyId ? [babyId] : []}
          isNew={false}
          onChange={([id]) => setBabyId(id ?? babyId)}
        />
      )}
      <RecordForm
        place={place}
        record={record}
        isNew={isBlank(record)}
        records={[]}
        kept={undefined}
        onChange={() => undefined}
        onSave={(made) => onCorrect({ ...made, babyId })}
        onCancel={onClose}
        onDone={onClose}
        onOpen={() => undefined}
      />
    </>
  );
}
