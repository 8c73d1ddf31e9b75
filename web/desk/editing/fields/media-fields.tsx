import { FormSection } from '#web/desk/forms/form-section.tsx';
import { MediaField } from '#web/desk/uploads/media-field.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { type FieldProps, useTextField } from './text-field.ts';

export function MediaFields(props: FieldProps) {
  const { fields, onChange, problemOf } = props;
  const t = useTexts();
  const text = useTextField(props);
  return (
    <FormSection title={t('editing.sectionMedia')}>
      <MediaField
        kind="image"
        label={t('editing.picture')}
        value={fields.picture}
        onChange={(picture) => onChange({ picture })}
      />
      <Problem text={problemOf('picture')} />
      {fields.picture && <Field {...text('pictureAlt')} hint={t('editing.pictureAltHint')} />}
      <MediaField
        kind="audio"
        label={t('editing.audio')}
        value={fields.audio}
        onChange={(audio) => onChange({ audio })}
      />
      <Problem text={problemOf('audio')} />
    </FormSection>
  );
}

function Problem({ text }: { text: string | undefined }) {
  return text && <p className="text-danger text-small">{text}</p>;
}
