import type { CaseAnswer } from '#shared/community/moderation.schema.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { CasePart } from './case-part.tsx';

/** What was reported may have been edited since. */
export function CaseVersions({ versions }: { versions: CaseAnswer['versions'] }) {
  const t = useTexts();
  const language = useLanguage();
  if (versions.length === 0) return null;
  return (
    <CasePart title={t('moderation.versions')}>
      <ol className="grid gap-3">
        {versions.map(({ content, at }) => (
          <li key={at} className="border-line border-l-4 pl-3">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{content}</p>
            <p className="text-ink-soft text-small">
              {t('moderation.versionAt', { when: formatMoment(at, language) })}
            </p>
          </li>
        ))}
      </ol>
    </CasePart>
  );
}
