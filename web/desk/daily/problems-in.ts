import { problemReader } from '#web/desk/forms/problems.ts';

const problems = [
  'required',
  'too_long',
  'too_many',
  'not_an_age',
  'ends_before_start',
  'out_of_range',
  'not_an_address',
  'unknown_picture',
  'unknown_article',
  'invalid',
] as const;

/** By field: 'fromAge', 'pt.title'. A single tip has no field of its own: 'pt.tips.3' is told at 'pt.tips'. */
export const { problemsIn, problemsOfRefusal } = problemReader(problems, (path) => {
  const [field = '', part] = path.split('.');
  return (field === 'pt' || field === 'en') && part ? `${field}.${part}` : field;
});
