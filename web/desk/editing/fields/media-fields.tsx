import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import type { FieldProps } from './field-props.ts';
import { FormSection } from './form-section.tsx';

/** The two uploads come from outside: the screen introduces them. */
type Props = FieldProps & { picture: ReactNode; audio: ReactNode };

export function MediaFields({ fields, onChange, problemOf, picture, audio }: Props) {
  const t = useTexts();
  return (
    <FormSection title={t('editing.sectionMedia')}>
      {picture}
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
      {audio}
      <Problem text={problemOf('audio')} />
    </FormSection>
  );
}

function Problem({ text }: { text: string | undefined }) {
  return text && <p className="text-danger text-small">{text}</p>;
}
