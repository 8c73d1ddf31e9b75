import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { ListWaiting } from './list-waiting.tsx';
import { NoticeCard } from './notice-card.tsx';
import { useMarkRead, useNotices } from './use-notices.ts';

/** What the team decided about something she wrote or reported. */
export function Notices({ owner }: { owner: string }) {
  const t = useTexts();
  const list = useNotices(owner);
  const notices = list.data?.pages.flatMap((page) => page.notices) ?? [];
  useMarkRead(notices);

  if (list.isPending) return <ListWaiting />;
  if (!list.data) return <LoadFailed title={t('communityCare.noticesFailed')} query={list} />;
  if (notices.length === 0) {
    return (
      <EmptyState
        picture={<Teacup />}
        title={t('communityCare.noticesEmpty')}
        text={t('communityCare.noticesEmptyText')}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <ol aria-label={t('communityCare.notices')} className="grid gap-3">
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} owner={owner} />
        ))}
      </ol>
      <LoadMore list={list} label={t('communityCare.more')} failed={t('communityCare.moreFailed')} />
    </div>
  );
}
