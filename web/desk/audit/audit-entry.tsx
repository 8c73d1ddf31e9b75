import type { AuditEntryAnswer } from '#shared/audit/audit.schema.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useEntrySentence } from './use-entry-sentence.ts';

export function AuditEntry({ entry }: { entry: AuditEntryAnswer }) {
  const language = useLanguage();
  const sentenceOf = useEntrySentence();
  return (
    <li className="grid gap-x-6 border-line border-t py-3 wide:grid-cols-[minmax(0,1fr)_auto]">
      <p className="[overflow-wrap:anywhere]">{sentenceOf(entry)}</p>
      <time dateTime={entry.at} className="text-ink-soft text-small">
        {formatMoment(entry.at, language)}
      </time>
    </li>
  );
}
