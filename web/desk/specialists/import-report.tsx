import type { ImportAnswer } from '#shared/specialists/session-admin.schema.ts';
import { formatList } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

const lineProblems = [
  'required',
  'not_an_email',
  'not_a_plan',
  'not_a_currency',
  'too_long',
  'repeated',
] as const;

/** How many were taken, and line by line what was not. */
export function ImportReport({ report: { imported, wrong, headings } }: { report: ImportAnswer }) {
  const t = useTexts();
  const language = useLanguage();
  function sentenceOf(problem: string): string {
    const known = lineProblems.find((one) => one === problem);
    return t(known ? `specialistsStaff.line_${known}` : 'specialistsStaff.problem_invalid');
  }
  const list = (names: string[]) =>
    formatList(
      names.map((name) => `“${name}”`),
      language,
    );
  const { missing, unknown } = headings;
  return (
    <div className="grid gap-2">
      {missing.length === 0 ? (
        <p className="font-bold">{t('specialistsStaff.imported', { n: imported })}</p>
      ) : (
        <p className="font-bold">
          {t('specialistsStaff.headingsMissing', { n: missing.length, names: list(missing) })}
        </p>
      )}
      {unknown.length > 0 && (
        <p>{t('specialistsStaff.headingsUnknown', { n: unknown.length, names: list(unknown) })}</p>
      )}
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
