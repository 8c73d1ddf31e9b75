import { ChevronDown } from 'lucide-react';
import { formatList } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Read } from './file-reader.ts';

/** Whoever has more has another file to look for. */
const mostShown = 100;

/** What was not understood, by file and line, for whoever wants to look. */
export function NotTakenList({ read, unknown }: { read: Read; unknown: readonly string[] }) {
  const t = useTexts();
  const language = useLanguage();
  const { notTaken, shortened, noKind } = read;
  return (
    <div className="grid gap-1.5 empty:hidden">
      {unknown.length > 0 && (
        <p className="[overflow-wrap:anywhere]">
          {t('imports.filesUnknown', { files: formatList(unknown, language) })}
        </p>
      )}
      {noKind > 0 && <p>{t('imports.noKind', { n: noKind })}</p>}
      {shortened > 0 && <p>{t('imports.shortened', { n: shortened })}</p>}
      {notTaken.length > 0 && (
        <details className="group rounded-control border border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 py-2 [&::-webkit-details-marker]:hidden">
            {t('imports.notTaken', { n: notTaken.length })}
            <ChevronDown
              size={20}
              strokeWidth={1.75}
              aria-hidden
              className="shrink-0 text-ink-soft group-open:rotate-180"
            />
          </summary>
          <ul className="grid gap-1 px-4 pb-3 text-small">
            {notTaken.slice(0, mostShown).map(({ file, line, reason }) => (
              <li key={`${file} ${line} ${reason}`} className="[overflow-wrap:anywhere]">
                {t('imports.line', { file, line })}: {t(`imports.reason_${reason}`)}
              </li>
            ))}
            {notTaken.length > mostShown && (
              <li>{t('imports.andMore', { n: notTaken.length - mostShown })}</li>
            )}
          </ul>
        </details>
      )}
    </div>
  );
}
