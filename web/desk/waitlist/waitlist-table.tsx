import type { WaitlistEntryAnswer } from '#shared/waitlist/waitlist.schema.ts';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

export function WaitlistTable({ entries }: { entries: WaitlistEntryAnswer[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t('admin.waitlist')}</caption>
      <thead className="text-ink-soft text-small">
        <tr>
          <th scope="col" className="py-2 pr-3 font-bold">
            {t('admin.email')}
          </th>
          <th scope="col" className="py-2 pr-3 font-bold">
            {t('admin.language')}
          </th>
          <th scope="col" className="py-2 font-bold">
            {t('admin.since')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="border-line border-t align-top">
            <td className="py-2.5 pr-3 [overflow-wrap:anywhere]">{entry.email}</td>
            <td className="py-2.5 pr-3">{entry.language}</td>
            <td className="py-2.5">{formatDay(entry.createdAt, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
