import { MediaField } from '#web/desk/uploads/media-field.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import type { FieldProps } from './field-props.ts';
import { FormSection } from './form-section.tsx';

export function MediaFields({ fields, onChange, problemOf }: FieldProps) {
  const t = useTexts();
  return (
    <FormSection title={t('editing.sectionMedia')}>
      <MediaField
        kind="image"
        label={t('editing.picture')}
        value={fields.picture}
        onChange={(picture) => onChange({ picture })}
      />
      <Problem text={problemOf('picture')} />
      {fields.picture && (
        <Field
          label={t('editing.pictureAlt')}
          hint={t('editing.pictureAltHint')}
          value={fields.pictureAlt}
          error={problemOf('pictureAlt')}
          onChange={({ target }) => onChange({ pictureAlt: target.value })}
        />
      )}
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
