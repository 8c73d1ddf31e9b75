import type { ImportAnswer } from '#shared/specialists/session-admin.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';

const lineProblems = [
  'missing_column',
  'required',
  'not_an_email',
  'not_a_plan',
  'not_a_currency',
  'too_long',
  'repeated',
] as const;

/** How many were taken, and line by line what was not. */
export function ImportReport({ report: { imported, wrong } }: { report: ImportAnswer }) {
  const t = useTexts();
  function sentenceOf(problem: string): string {
    const known = lineProblems.find((one) => one === problem);
    return t(known ? `specialistsStaff.line_${known}` : 'specialistsStaff.problem_invalid');
  }
  return (
    <div className="grid gap-2">
      <p className="font-bold">{t('specialistsStaff.imported', { n: imported })}</p>
      {wrong.length > 0 && (
        <>
          <p>{t('specialistsStaff.wrongLines', { n: wrong.length })}</p>
          <ul className="grid max-h-60 gap-1 overflow-y-auto text-small">
            {wrong.map(({ line, problem }) => (
              <li key={`${line} ${problem}`}>
                {t('specialistsStaff.wrongLine', { line, problem: sentenceOf(problem) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
