import type { ArticleDraft } from '#shared/editing/editing.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { FormField } from '../problems-in.ts';

/** What a part of the form gets: the fields, how to change them, and what is wrong with each. */
export type FieldProps = {
  fields: ArticleDraft;
  onChange: (patch: Partial<ArticleDraft>) => void;
  problemOf: (field: FormField) => string | undefined;
};

type TextField =
  | 'title'
  | 'introduction'
  | 'practicalTip'
  | 'author'
  | 'authorRole'
  | 'reviewer'
  | 'reviewedOn'
  | 'keywords'
  | 'pictureAlt';

/** What a field of text shows, and how it is changed. */
export function useTextField({ fields, onChange, problemOf }: FieldProps) {
  const t = useTexts();
  return (field: TextField) => ({
    label: t(`editing.${field}`),
    value: fields[field],
    error: problemOf(field),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
}
