import * as v from 'valibot';
import { languages } from '#shared/language/language.rules.ts';
import {
  type AdminSession,
  type AdminSpecialist,
  type SessionFields as Fields,
  saveSessionSchema,
  sessionFieldsSchema,
} from '#shared/specialists/session-admin.schema.ts';
import { hasSomewhereToBe } from '#shared/specialists/session-state.rules.ts';
import { sessionCategories } from '#shared/specialists/specialists.rules.ts';
import { useSessionCategoryName } from '#web/features/specialists/categories.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { AddressFields, ofPlace, ofRecording } from './address-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { useHouseWhen } from './house-when.ts';
import { fieldsOfSession, formOfSession, type SessionForm } from './session-form.ts';
import { type Based, saveSession } from './specialists-staff.api.ts';
import { StartField } from './start-field.tsx';
import { useLanguageName } from './use-language-name.ts';
import { useStaffForm } from './use-staff-form.ts';

/** 'place': only where it is seen while it is live; 'replay': only where its recording is. */
export type SessionPart = 'all' | 'place' | 'replay';

type Props = {
  staffId: string;
  /** Null: a new one. */
  session: AdminSession | null;
  specialists: readonly AdminSpecialist[];
  part: SessionPart;
  onSaved: () => void;
};

const keptOf = { all: undefined, place: ofPlace, replay: ofRecording };

const placedSchema = v.pipe(
  saveSessionSchema,
  v.forward(v.check<v.InferOutput<typeof saveSessionSchema>, 'required'>(hasSomewhereToBe, 'required'), [
    'meetingUrl',
  ]),
);

/** All that is told of a session, and the addresses that only the server knows. */
export function SessionFields({ staffId, session, specialists, part, onSaved }: Props) {
  const t = useTexts();
  const nameOfTopic = useSessionCategoryName();
  const nameOfLanguage = useLanguageName();
  const pageLanguage = useLanguage();
  const when = useHouseWhen();
  const id = session?.id ?? null;
  const staffForm = useStaffForm({
    staffId,
    place: `session:${id ?? 'new'}:${part}`,
    start: formOfSession(session, pageLanguage),
    keeps: keptOf[part],
    fieldsOf: (form: SessionForm) => fieldsOfSession(form, session),
    doubtOf: ({ startsAt }) =>
      startsAt !== session?.startsAt && Date.parse(startsAt) < Date.now()
        ? t('specialistsStaff.alreadyPast', { when: when(startsAt) })
        : undefined,
    schema: session ? (part === 'place' ? placedSchema : saveSessionSchema) : sessionFieldsSchema,
    save: (fields: Based<Fields>) => saveSession(id, fields),
    saved: t('specialistsStaff.sessionSaved'),
    onSaved,
  });
  const { form, change, problemOf } = staffForm;

  const text = (field: 'title' | 'description') => ({
    label: t(`specialistsStaff.${field}`),
    value: form[field],
    error: problemOf(field),
    lang: form.language,
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });

  return (
    <FormFrame form={staffForm} save={t('specialistsStaff.save')}>
      {part === 'all' && (
        <>
          <Select
            label={t('specialistsStaff.language')}
            options={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
            value={form.language}
            onChange={({ target }) =>
              change({ language: languages.find((one) => one === target.value) ?? pageLanguage })
            }
          />
          <Field {...text('title')} autoComplete="off" />
          <TextArea {...text('description')} />
          <Select
            label={t('specialistsStaff.specialist')}
            options={[
              { value: '', label: t('specialistsStaff.chooseSpecialist') },
              ...specialistOptions(specialists, session),
            ]}
            value={form.specialistId}
            error={problemOf('specialistId') && t('specialistsStaff.problem_unknown_specialist')}
            onChange={({ target }) => change({ specialistId: target.value })}
          />
          <Select
            label={t('specialistsStaff.topic')}
            options={sessionCategories.map((value) => ({ value, label: nameOfTopic(value) }))}
            value={form.category}
            onChange={({ target }) =>
              change({ category: sessionCategories.find((one) => one === target.value) ?? form.category })
            }
          />
          <StartField
            value={form.start}
            error={problemOf('startsAt') && t('specialistsStaff.problem_not_a_moment')}
            onChange={(start) => change({ start })}
          />
          <Field
            label={t('specialistsStaff.duration')}
            type="number"
            inputMode="numeric"
            min={5}
            max={480}
            value={form.duration}
            error={problemOf('durationMinutes') && t('specialistsStaff.problem_out_of_range')}
            onChange={({ target }) => change({ duration: target.value })}
          />
          <Checkbox
            label={t('specialistsStaff.premium')}
            checked={form.isPremium}
            onChange={(isPremium) => change({ isPremium })}
          />
        </>
      )}
      <AddressFields form={form} change={change} problemOf={problemOf} part={part} />
    </FormFrame>
  );
}

/** Who left is still named in what she gave. */
function specialistOptions(specialists: readonly AdminSpecialist[], session: AdminSession | null) {
  const known = specialists.map(({ id, name }) => ({ value: id, label: name }));
  if (!session || known.some(({ value }) => value === session.specialistId)) return known;
  return [...known, { value: session.specialistId, label: session.specialist.name }];
}
