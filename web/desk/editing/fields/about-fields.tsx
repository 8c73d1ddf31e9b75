import { type ArticleDraft, mostSources } from '#shared/editing/editing.schema.ts';
import { keywordsIn, longestKeyword, mostKeywords } from '#shared/editing/keywords.rules.ts';
import { isLanguage } from '#shared/language/language.rules.ts';
import { articleCategories } from '#shared/library/library.rules.ts';
import { FormSection } from '#web/desk/forms/form-section.tsx';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type FieldProps, useTextField } from './text-field.ts';

/** Where it stands in the library, and who vouches for it. */
export function AboutFields(props: FieldProps) {
  const { fields, onChange, problemOf } = props;
  const t = useTexts();
  const text = useTextField(props);
  const categoryLabel = useCategoryLabel();
  return (
    <FormSection title={t('editing.sectionAbout')}>
      <div className={pairClass}>
        <Select
          label={t('editing.category')}
          required
          value={fields.category}
          error={problemOf('category')}
          options={[
            { value: '', label: t('editing.chooseCategory') },
            ...articleCategories.map((category) => ({ value: category, label: categoryLabel(category) })),
          ]}
          onChange={({ target }) => onChange({ category: categoryIn(target.value) })}
        />
        <Select
          label={t('editing.language')}
          value={fields.language}
          options={[
            { value: 'pt', label: t('editing.portuguese') },
            { value: 'en', label: t('editing.english') },
          ]}
          onChange={({ target }) => isLanguage(target.value) && onChange({ language: target.value })}
        />
      </div>
      <div className={pairClass}>
        <Field {...text('author')} required />
        <Field {...text('authorRole')} hint={t('editing.authorRoleHint')} />
      </div>
      <div className={pairClass}>
        <Field {...text('reviewer')} />
        <Field {...text('reviewedOn')} type="date" />
      </div>
      <TextArea
        label={t('editing.sources')}
        hint={t('editing.sourcesHint')}
        counter={t('editing.lineCounter', { n: fields.sources.filter(Boolean).length, most: mostSources })}
        rows={2}
        value={fields.sources.join('\n')}
        error={problemOf('sources')}
        onChange={({ target }) => onChange({ sources: target.value ? target.value.split('\n') : [] })}
      />
      <TextArea
        {...text('keywords')}
        hint={t('editing.keywordsHint', { longest: longestKeyword })}
        counter={t('editing.lineCounter', { n: keywordsIn(fields.keywords).length, most: mostKeywords })}
        rows={3}
      />
    </FormSection>
  );
}

/** Side by side where there is room. */
const pairClass = 'grid grid-cols-1 items-start gap-4 wide:grid-cols-2';

function categoryIn(value: string): ArticleDraft['category'] {
  return articleCategories.find((category) => category === value) ?? '';
}
