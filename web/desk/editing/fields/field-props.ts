import type { ArticleDraft } from '#shared/editing/editing.schema.ts';
import type { FormField } from '../problems-in.ts';

/** What a part of the form gets: the fields, how to change them, and what is wrong with each. */
export type FieldProps = {
  fields: ArticleDraft;
  onChange: (patch: Partial<ArticleDraft>) => void;
  problemOf: (field: FormField) => string | undefined;
};
