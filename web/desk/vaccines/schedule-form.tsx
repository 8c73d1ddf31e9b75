import { Plus } from 'lucide-react';
import type { ScheduledDose, VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import { FormSection } from '#web/desk/forms/form-section.tsx';
import { ageOfDose, doseName } from '#web/features/diary/kinds/vaccine/dose-words.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toastWithAction } from '#web/ui/toast-store.ts';
import { BothFields } from './both-fields.tsx';
import { DoseFields } from './dose-fields.tsx';
import { newDose, newVaccine, replaced } from './editing.ts';
import { Row } from './row.tsx';
import { SourceFields } from './source-fields.tsx';
import { useScheduleForm } from './use-schedule-form.ts';

type Props = { staffId: string; schedule: VaccineSchedule };
type Editing = ReturnType<typeof useScheduleForm>;

/** The whole calendar, row by row; saved, it is a version of its own. */
export function ScheduleForm({ staffId, schedule }: Props) {
  const t = useTexts();
  const { today } = useLocalTime();
  const editing = useScheduleForm({ staffId, schedule, today });
  const whole = editing.problemOf('schedule');
  return (
    <form
      ref={editing.element}
      noValidate
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!editing.isSaving) editing.save();
      }}
    >
      {editing.isRestored && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-blush px-4 py-2">
          <p className="text-small">{t('vaccinesStaff.restored')}</p>
          <Button variant="quiet" onClick={editing.discard}>
            {t('vaccinesStaff.discard')}
          </Button>
        </div>
      )}
      <About editing={editing} />
      <Doses editing={editing} />
      <Vaccines editing={editing} />
      {whole && (
        <p role="alert" data-invalid tabIndex={-1} className="font-bold">
          {whole}
        </p>
      )}
      <Button type="submit" size="large" busy={editing.isSaving} className="justify-self-start">
        {t('vaccinesStaff.save')}
      </Button>
    </form>
  );
}

function About({ editing: { form, set, problemOf } }: { editing: Editing }) {
  const t = useTexts();
  const { validFrom, schedule } = form;
  return (
    <FormSection title={t('vaccinesStaff.about')}>
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        <Field
          type="date"
          label={t('vaccinesStaff.validFrom')}
          hint={t('vaccinesStaff.validFromHint')}
          value={validFrom}
          error={problemOf('validFrom')}
          onChange={({ target }) => set({ validFrom: target.value })}
        />
        <Field
          type="date"
          label={t('vaccinesStaff.checked')}
          hint={t('vaccinesStaff.checkedHint')}
          value={schedule.checked}
          error={problemOf('schedule.checked')}
          onChange={({ target }) =>
            set({ schedule: { ...schedule, checked: target.value as VaccineSchedule['checked'] } })
          }
        />
      </div>
      <BothFields
        label={t('vaccinesStaff.advice')}
        path="schedule.advice"
        value={schedule.advice}
        problemOf={problemOf}
        onChange={(advice) => set({ schedule: { ...schedule, advice } })}
      />
      <SourceFields
        sources={schedule.sources}
        problemOf={problemOf}
        onChange={(sources) => set({ schedule: { ...schedule, sources } })}
      />
    </FormSection>
  );
}

function Doses({ editing }: { editing: Editing }) {
  const t = useTexts();
  const language = useLanguage();
  const { form, set, problemOf, hasProblemIn } = editing;
  const { schedule } = form;
  const put = (doses: ScheduledDose[]) => set({ schedule: { ...schedule, doses } });
  const titleOf = (dose: ScheduledDose) =>
    t('vaccine.inAge', {
      age: dose.when.sort === 'pregnancy' ? t('vaccinesStaff.when_pregnancy') : ageOfDose(dose, t),
      vaccine: doseName(schedule, dose, { t, language }),
    });
  const remove = useRemoval(editing);
  return (
    <FormSection title={t('vaccinesStaff.doses')}>
      {schedule.doses.map((dose, index) => (
        <Row
          key={`${dose.vaccine} ${dose.dose}`}
          title={titleOf(dose)}
          mustShow={dose.name.pt === '' || hasProblemIn(`schedule.doses.${index}`)}
          onRemove={() => remove(titleOf(dose), { doses: schedule.doses.filter((one) => one !== dose) })}
        >
          <DoseFields
            path={`schedule.doses.${index}`}
            dose={dose}
            vaccines={schedule.vaccines}
            problemOf={problemOf}
            onChange={(now) => put(replaced(schedule.doses, dose, now))}
          />
        </Row>
      ))}
      <Add onAdd={() => put([...schedule.doses, newDose(schedule.vaccines[0]?.key ?? '')])}>
        {t('vaccinesStaff.addDose')}
      </Add>
    </FormSection>
  );
}

function Vaccines({ editing }: { editing: Editing }) {
  const t = useTexts();
  const language = useLanguage();
  const { form, set, problemOf, hasProblemIn } = editing;
  const { schedule } = form;
  const put = (vaccines: VaccineSchedule['vaccines']) => set({ schedule: { ...schedule, vaccines } });
  const remove = useRemoval(editing);
  return (
    <FormSection title={t('vaccinesStaff.vaccines')}>
      {schedule.vaccines.map((vaccine, index) => {
        const path = `schedule.vaccines.${index}`;
        const title = vaccine.name[language] || t('vaccinesStaff.unnamed');
        const change = (part: Partial<typeof vaccine>) =>
          put(replaced(schedule.vaccines, vaccine, { ...vaccine, ...part }));
        return (
          <Row
            key={vaccine.key}
            title={title}
            mustShow={vaccine.name.pt === '' || hasProblemIn(path)}
            onRemove={() => remove(title, { vaccines: schedule.vaccines.filter((one) => one !== vaccine) })}
          >
            <BothFields
              label={t('vaccinesStaff.name')}
              path={`${path}.name`}
              value={vaccine.name}
              problemOf={problemOf}
              onChange={(name) => change({ name })}
            />
            <BothFields
              label={t('vaccinesStaff.against')}
              path={`${path}.against`}
              value={vaccine.against}
              problemOf={problemOf}
              onChange={(against) => change({ against })}
            />
          </Row>
        );
      })}
      <Add onAdd={() => put([...schedule.vaccines, newVaccine()])}>{t('vaccinesStaff.addVaccine')}</Add>
    </FormSection>
  );
}

function Add({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      icon={<Plus size={18} aria-hidden />}
      onClick={onAdd}
    >
      {children}
    </Button>
  );
}

/** Taken off in one tap, and put back in one. */
function useRemoval({ latest, set }: Editing) {
  const t = useTexts();
  return (title: string, without: Partial<VaccineSchedule>) => {
    const before = latest().schedule;
    set({ schedule: { ...before, ...without } });
    toastWithAction(t('vaccinesStaff.removed', { what: title }), {
      label: t('admin.undo'),
      onAct: () => set({ schedule: before }),
    });
  };
}
