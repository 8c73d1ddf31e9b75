import { useInfiniteQuery } from '@tanstack/react-query';
import type { WaitlistEntryAnswer } from '#shared/waitlist/waitlist.schema.ts';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { fetchWaitlist, waitlistFile } from './waitlist.api.ts';

/** Who asked to be told, newest first. Only staff are answered. */
export function WaitlistList() {
  const t = useTexts();
  const waitlist = useInfiniteQuery({
    queryKey: ['admin-waitlist'],
    queryFn: ({ pageParam, signal }) => fetchWaitlist(pageParam, signal),
    ...byCursor,
  });

  if (waitlist.isPending) return <LoadingList />;
  if (!waitlist.data) return <SectionFailed title={t('admin.waitlistFailed')} query={waitlist} />;

  const total = waitlist.data.pages.at(-1)?.total ?? 0;
  if (total === 0) return <EmptyState title={t('admin.waitlistEmpty')} text={t('admin.waitlistEmptyText')} />;

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft">{t('admin.waitlistCount', { n: total })}</p>
        <a href={waitlistFile} download className={buttonClass({ variant: 'secondary' })}>
          {t('admin.waitlistDownload')}
        </a>
      </div>
      <WaitlistTable entries={waitlist.data.pages.flatMap((page) => page.entries)} />
      <LoadMore list={waitlist} label={t('admin.more')} failed={t('admin.moreFailed')} />
    </div>
  );
}

function WaitlistTable({ entries }: { entries: WaitlistEntryAnswer[] }) {
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
