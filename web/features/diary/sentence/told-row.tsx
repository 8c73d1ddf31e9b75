import { Pencil, Trash2 } from 'lucide-react';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useKinds, useSayProblem } from '../kinds/kinds-here.ts';
import { problemIn } from '../record-problem.ts';
import { RecordRow } from '../record-row.tsx';
import { useRecordWords } from '../record-words.ts';
import { answersTo } from './answers.ts';
import { QuestionBox } from './question-box.tsx';
import { type Asked, answeredWith, problemsOf, type TellingIn, type Told } from './told.ts';
import { ToldCare } from './told-care.tsx';

type Props = {
  told: Told;
  here: TellingIn;
  onChange: (told: Told) => void;
  onEdit: (told: Told) => void;
  onRemove: (told: Told) => void;
};

/** Not yet anybody's: as the row of the diary would show it. */
const unsaved = {
  revision: 0,
  change: 0,
  recordedBy: null,
  updatedBy: null,
  createdAt: '',
  updatedAt: '',
  kept: 'synced',
  writeId: null,
} as const;

/** One record of the sentence: what was understood, what it asks, and what care says of it. */
export function ToldRow(props: Props) {
  const { told, onEdit, onRemove } = props;
  if (told.isGuessed) return <HalfTold {...props} />;
  return (
    <RecordRow
      record={{ ...told.record, ...unsaved }}
      hint={<About {...props} />}
      onEdit={() => onEdit(told)}
      onRemove={() => onRemove(told)}
    />
  );
}

/** What is not whole yet shows no number that she did not say. */
function HalfTold(props: Props) {
  const { told, onEdit, onRemove } = props;
  const { t } = useRecordWords();
  const { Icon, words } = useKinds().partsOf(told.record.kind);
  const name = words.name(t);
  return (
    <li className="flex items-start gap-1 py-0.5">
      <Icon size={20} aria-hidden className="mt-3 shrink-0 text-ink-soft" />
      <div className="grid min-w-0 flex-1 gap-1 py-2.5 pl-2">
        <p className="[overflow-wrap:anywhere]">
          <strong>{name}</strong> <q className="text-ink-soft">{told.words}</q>
        </p>
        <About {...props} />
      </div>
      <IconButton label={`${t('diary.edit')}: ${name}`} onClick={() => onEdit(told)}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={`${t('diary.remove')}: ${name}`} onClick={() => onRemove(told)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

function About(props: Props) {
  const { told, here } = props;
  const { today } = useLocalTime();
  const sayProblem = useSayProblem(told.record.kind);
  const { words } = useKinds().partsOf(told.record.kind);
  const problem = problemIn(words, problemsOf(told, new Date(), today) as Record<string, string>);
  const { babies = [] } = here.place;
  const isOpen = told.asked.length > 0 || told.isGuessed;
  return (
    <>
      {babies.length > 1 && (
        <p className="text-ink-soft text-small">{babies.find(({ id }) => id === told.record.babyId)?.name}</p>
      )}
      {told.asked.map((asked) => (
        <Question key={`${asked.question} ${asked.words}`} {...props} asked={asked} />
      ))}
      {told.isGuessed && told.asked.length === 0 && <Question {...props} asked={undefined} />}
      {!isOpen && problem && <p className="text-small">{sayProblem(`problem_${problem}`)}</p>}
      {!told.isGuessed && <ToldCare place={here.place} record={told.record} />}
    </>
  );
}

/** With the answers that one tap can give; the form has room for any other. */
function Question({ told, here, asked, onChange, onEdit }: Props & { asked: Asked | undefined }) {
  const speech = useRecordWords();
  const { t } = speech;
  const answers = asked ? answersTo(asked, told, { ...here, ...speech }) : [];
  return (
    <QuestionBox words={wordsOf()}>
      {answers.map(({ label, draft }) => (
        <Button
          key={label}
          variant="secondary"
          onClick={() =>
            onChange({
              ...answeredWith(told, draft, here),
              asked: told.asked.filter((one) => one !== asked),
            })
          }
        >
          {label}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => onEdit(told)}>
        {t('sentence.fillIn')}
      </Button>
    </QuestionBox>
  );

  function wordsOf(): string {
    if (!asked) return t('sentence.incomplete');
    const { question, words } = asked;
    if (question === 'which_place' && told.draft.kind === 'milk') return t('sentence.which_place_milk');
    return t(`sentence.${question}`, { words });
  }
}
