import { FormSection } from '#web/desk/forms/form-section.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { ArticleForm } from '../article-form.ts';
import type { FormField } from '../problems-in.ts';

type Props = {
  form: ArticleForm;
  wasPublished: boolean;
  onChange: (patch: Partial<ArticleForm>) => void;
  problemOf: (field: FormField) => string | undefined;
};

/** When readers get it: at once, at a date, or not yet. */
export function PublicationFields({ form, wasPublished, onChange, problemOf }: Props) {
  const t = useTexts();
  const { publishNow, scheduledFor } = form;
  return (
    <FormSection title={t('editing.sectionPublication')}>
      <Switch
        label={t('editing.publishNow')}
        hint={t('editing.publishNowHint')}
        checked={publishNow}
        onChange={(checked) => onChange({ publishNow: checked })}
      />
      {!publishNow && (
        <Field
          label={t('editing.schedule')}
          hint={t('editing.scheduleHint')}
          type="datetime-local"
          value={scheduledFor}
          error={problemOf('scheduledFor')}
          onChange={({ target }) => onChange({ scheduledFor: target.value })}
        />
      )}
      {wasPublished && !publishNow && (
        <p role="status" className="rounded-control bg-blush p-3">
          {t('editing.unpublishes')}
        </p>
      )}
    </FormSection>
  );
}
