import { FormSection } from '#web/desk/forms/form-section.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ContentField } from '../writing/content-field.tsx';
import { type FieldProps, useTextField } from './text-field.ts';

/** What readers read, in the order in which they read it. */
export function TextFields(props: FieldProps) {
  const { fields, onChange, problemOf } = props;
  const t = useTexts();
  const text = useTextField(props);
  return (
    <FormSection title={t('editing.sectionText')}>
      <Field {...text('title')} required />
      <TextArea {...text('introduction')} rows={2} />
      <ContentField
        value={fields.content}
        error={problemOf('content')}
        onChange={(content) => onChange({ content })}
      />
      <TextArea {...text('practicalTip')} rows={2} />
    </FormSection>
  );
}
