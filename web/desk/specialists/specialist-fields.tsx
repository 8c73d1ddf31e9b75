import { languages } from '#shared/language/language.rules.ts';
import {
  type AdminSpecialist,
  type SpecialistFields as Fields,
  saveSpecialistSchema,
  specialistFieldsSchema,
} from '#shared/specialists/session-admin.schema.ts';
import { sessionCategories } from '#shared/specialists/specialists.rules.ts';
import { CheckGroup } from '#web/desk/forms/check-group.tsx';
import { MediaField } from '#web/desk/uploads/media-field.tsx';
import { useSessionCategoryName } from '#web/features/specialists/categories.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { FormFrame } from './form-frame.tsx';
import { fieldsOfSpecialist, formOfSpecialist } from './specialist-form.ts';
import { type Based, saveSpecialist } from './specialists-staff.api.ts';
import { useLanguageName } from './use-language-name.ts';
import { useStaffForm } from './use-staff-form.ts';

type Props = {
  staffId: string;
  /** Null: a new one. */
  specialist: AdminSpecialist | null;
  onSaved: () => void;
};

/** All that is told of a specialist, in both languages. */
export function SpecialistFields({ staffId, specialist, onSaved }: Props) {
  const t = useTexts();
  const nameOfTopic = useSessionCategoryName();
  const nameOfLanguage = useLanguageName();
  const id = specialist?.id ?? null;
  const staffForm = useStaffForm({
    staffId,
    place: `specialist:${id ?? 'new'}`,
    start: formOfSpecialist(specialist),
    fieldsOf: fieldsOfSpecialist,
    schema: specialist ? saveSpecialistSchema : specialistFieldsSchema,
    save: (fields: Based<Fields>) => saveSpecialist(id, fields),
    saved: t('specialistsStaff.specialistSaved'),
    onSaved,
  });
  const { form, change, problemOf } = staffForm;

  const text = (field: 'name' | 'rolePt' | 'roleEn' | 'registrationNumber' | 'bioPt' | 'bioEn') => ({
    label: t(`specialistsStaff.${field}`),
    value: form[field],
    error: problemOf(field),
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });

  return (
    <FormFrame form={staffForm} save={t('specialistsStaff.save')}>
      <Field {...text('name')} autoComplete="off" />
      <Field {...text('rolePt')} autoComplete="off" />
      <Field {...text('roleEn')} autoComplete="off" lang="en" />
      <Field
        {...text('registrationNumber')}
        hint={t('specialistsStaff.registrationHint')}
        autoComplete="off"
      />
      <TextArea {...text('bioPt')} />
      <TextArea {...text('bioEn')} lang="en" />
      <CheckGroup
        legend={t('specialistsStaff.topics')}
        options={sessionCategories.map((value) => ({ value, label: nameOfTopic(value) }))}
        chosen={form.topics}
        error={problemOf('topics')}
        onChange={(topics) => change({ topics })}
      />
      <CheckGroup
        legend={t('specialistsStaff.languages')}
        options={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
        chosen={form.languages}
        error={problemOf('languages')}
        onChange={(chosen) => change({ languages: chosen })}
      />
      <MediaField
        kind="image"
        label={t('specialistsStaff.photo')}
        value={form.photo}
        onChange={(photo) => change({ photo })}
      />
      {problemOf('photoUrl') && <p className="text-danger text-small">{problemOf('photoUrl')}</p>}
    </FormFrame>
  );
}
