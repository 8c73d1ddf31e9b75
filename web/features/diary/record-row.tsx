import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeptMark } from '#web/ui/kept-mark.tsx';
import { useKinds, useSay, useSayProblem } from './kinds/kinds-here.ts';
import { problemIn } from './record-problem.ts';
import { useRecordWords } from './record-words.ts';

/** The name of somebody else of the family; undefined for herself, and for who has left. */
export type NameOf = (userId: string | null) => string | undefined;

type Props = {
  record: SeenRecord;
  nameOf?: NameOf | undefined;
  /** When the one began that shares its time. */
  overlapsAt?: string | undefined;
  /** What else there is to say of it, instead of that. */
  hint?: ReactNode;
  /** Absent where she may only look. */
  onEdit?: ((record: SeenRecord) => void) | undefined;
  onRemove?: ((record: SeenRecord) => void) | undefined;
};

/** Where nobody else records. */
const nobody: NameOf = () => undefined;

/** One record of whatever kind: what its kind says of it, her notes, and where it is kept. */
export function RecordRow({ record, nameOf = nobody, overlapsAt, hint, onEdit, onRemove }: Props) {
  const words = useRecordWords();
  const { t } = words;
  const say = useSay();
  const sayProblem = useSayProblem(record.kind);
  const overlap = say('overlap');
  const { all, partsOf } = useKinds();
  const { Icon, Row, words: kindWords } = partsOf(record.kind);
  const named = kindWords.nameOf(record, words);
  return (
    <li className="flex items-start gap-1 py-0.5">
      {/* It tells kinds apart, where there are several. */}
      {all.length > 1 && <Icon size={20} aria-hidden className="mt-3 shrink-0 text-ink-soft" />}
      <div className="grid min-w-0 flex-1 gap-0.5 py-2.5 pl-2">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Row record={record} />
          {record.kept !== 'synced' && (
            <KeptMark kept={record.kept}>{say(record.kept === 'phone' ? 'onPhone' : 'refused')}</KeptMark>
          )}
        </p>
        {record.notes && (
          <p className="line-clamp-3 whitespace-pre-line text-ink-soft text-small [overflow-wrap:anywhere]">
            {record.notes}
          </p>
        )}
        <Hands record={record} nameOf={nameOf} />
        {hint}
        {!hint && overlapsAt && (
          <p className="text-ink-soft text-small">
            {overlap && <strong>{overlap}. </strong>}
            {say('overlapText', { time: words.time(overlapsAt) })}
          </p>
        )}
        {record.refused && (
          <div className="flex flex-wrap items-center gap-2 text-small">
            <p>{say('refusedFields', { reason: reasonOf(record.refused) })}</p>
            {onEdit && (
              <Button variant="secondary" onClick={() => onEdit(record)}>
                {say('mend')}
              </Button>
            )}
          </div>
        )}
      </div>
      {onEdit && (
        <IconButton label={`${say('edit')}: ${named}`} onClick={() => onEdit(record)}>
          <Pencil size={18} aria-hidden />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={`${say('remove')}: ${named}`} onClick={() => onRemove(record)}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );

  function reasonOf({ code, fields }: NonNullable<SeenRecord['refused']>): string {
    const problem = problemIn(kindWords, fields);
    return problem ? sayProblem(`problem_${problem}`) : t(`errors.${code}`);
  }
}

/** Who else had a hand in it: who wrote it down, and whose edit this one replaced. */
function Hands({ record, nameOf }: { record: SeenRecord; nameOf: NameOf }) {
  const say = useSay();
  const recordedBy = nameOf(record.recordedBy);
  const alsoBy = record.replaced && nameOf(record.replaced.by);
  const told = [
    recordedBy && say('recordedBy', { name: recordedBy }),
    alsoBy && say('alsoChangedBy', { name: alsoBy }),
  ].filter(Boolean);
  return told.length > 0 && <p className="text-ink-soft text-small">{told.join(' · ')}</p>;
}
