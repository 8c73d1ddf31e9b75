import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ContentField } from '../writing/content-field.tsx';
import type { FieldProps } from './field-props.ts';
import { FormSection } from './form-section.tsx';

/** What readers read, in the order in which they read it. */
export function TextFields({ fields, onChange, problemOf }: FieldProps) {
  const t = useTexts();
  return (
    <FormSection title={t('editing.sectionText')}>
      <Field
        label={t('editing.title')}
        required
        value={fields.title}
        error={problemOf('title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label={t('editing.introduction')}
        rows={2}
        value={fields.introduction}
        error={problemOf('introduction')}
        onChange={({ target }) => onChange({ introduction: target.value })}
      />
      <ContentField
        value={fields.content}
        error={problemOf('content')}
        onChange={(content) => onChange({ content })}
      />
      <TextArea
        label={t('editing.practicalTip')}
        rows={2}
        value={fields.practicalTip}
        error={problemOf('practicalTip')}
        onChange={({ target }) => onChange({ practicalTip: target.value })}
      />
    </FormSection>
  );
}
