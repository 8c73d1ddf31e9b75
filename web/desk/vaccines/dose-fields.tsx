import type { ScheduledDose } from '#shared/vaccines/schedule.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { BothFields } from './both-fields.tsx';
import { type Vaccine, type When, whenOf, whenSorts } from './editing.ts';

type Props = {
  path: string;
  dose: ScheduledDose;
  vaccines: readonly Vaccine[];
  problemOf: (path: string) => string | undefined;
  onChange: (dose: ScheduledDose) => void;
};

const nothing = { pt: '', en: '' };

/** Of which vaccine, what it is called, when it is for, and what is said beside it. */
export function DoseFields({ path, dose, vaccines, problemOf, onChange }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const set = (change: Partial<ScheduledDose>) => onChange({ ...dose, ...change });
  return (
    <>
      <Select
        label={t('vaccinesStaff.vaccine')}
        options={vaccines.map(({ key, name }) => ({ value: key, label: name[language] || key }))}
        value={dose.vaccine}
        error={problemOf(`${path}.vaccine`)}
        onChange={({ target }) => set({ vaccine: target.value })}
      />
      <BothFields
        label={t('vaccinesStaff.dose')}
        path={`${path}.name`}
        value={dose.name}
        problemOf={problemOf}
        onChange={(name) => set({ name })}
      />
      <Select
        label={t('vaccinesStaff.when')}
        options={whenSorts.map((value) => ({ value, label: t(`vaccinesStaff.when_${value}`) }))}
        value={dose.when.sort}
        onChange={({ target }) => {
          const sort = whenSorts.find((one) => one === target.value);
          if (sort) set({ when: whenOf(sort, dose.when) });
        }}
      />
      <WhenNumber path={path} when={dose.when} problemOf={problemOf} onChange={(when) => set({ when })} />
      <BothFields
        label={t('vaccinesStaff.remark')}
        path={`${path}.remark`}
        value={dose.remark ?? nothing}
        problemOf={problemOf}
        onChange={(remark) => set({ remark: remark.pt || remark.en ? remark : null })}
      />
      <Checkbox
        label={t('vaccinesStaff.toConfirm')}
        checked={dose.toConfirm}
        onChange={(toConfirm) => set({ toConfirm })}
      />
    </>
  );
}

type Timed = Pick<Props, 'path' | 'problemOf'> & { when: When; onChange: (when: When) => void };

/** The months, or the week of a pregnancy; an empty week is any. */
function WhenNumber({ path, when, problemOf, onChange }: Timed) {
  const t = useTexts();
  const number = (typed: string) => (typed === '' ? Number.NaN : Number(typed));
  if (when.sort === 'early-or-at-risk') return null;
  if (when.sort !== 'pregnancy') {
    const isAge = when.sort === 'age';
    return (
      <WholeNumber
        label={t('vaccinesStaff.months')}
        value={isAge ? when.months : when.fromMonths}
        error={problemOf(`${path}.when.${isAge ? 'months' : 'fromMonths'}`)}
        onType={(typed) =>
          onChange(isAge ? { ...when, months: number(typed) } : { ...when, fromMonths: number(typed) })
        }
      />
    );
  }
  return (
    <>
      <WholeNumber
        label={t('vaccinesStaff.week')}
        value={when.fromWeek}
        error={problemOf(`${path}.when.fromWeek`)}
        onType={(typed) => onChange({ ...when, fromWeek: typed === '' ? null : Number(typed) })}
      />
      <Checkbox
        label={t('vaccinesStaff.byHistory')}
        checked={when.byHistory}
        onChange={(byHistory) => onChange({ ...when, byHistory })}
      />
    </>
  );
}

type Numbered = {
  label: string;
  value: number | null;
  error: string | undefined;
  onType: (typed: string) => void;
};

function WholeNumber({ value, onType, ...field }: Numbered) {
  return (
    <Field
      {...field}
      type="number"
      min={0}
      value={value === null || Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
