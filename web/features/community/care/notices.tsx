import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { NoticeAnswer } from '#shared/community/care.schema.ts';
import { communityPostPath } from '#shared/navigation/paths.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useFocusKept } from '#web/platform/document/use-focus-kept.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { AppealForm } from './appeal-form.tsx';
import { ListWaiting } from './list-waiting.tsx';
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

/** One decision of the team: what, why, until when, and what she can do about it. */
function NoticeCard({ notice, owner }: { notice: NoticeAnswer; owner: string }) {
  const t = useTexts();
  const language = useLanguage();
  const [isAppealing, setAppealing] = useState(false);
  const { kind, reason, excerpt, postId, until, at, read, appealable } = notice;
  const headingId = useId();
  useFocusKept(Number(isAppealing && Boolean(appealable)), headingId);
  return (
    <Card as="li" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <time dateTime={at} className="text-ink-soft text-small">
          {formatMoment(at, language)}
        </time>
        {!read && <Badge tone="plum">{t('communityCare.unread')}</Badge>}
      </div>
      <h2 id={headingId} className="font-bold">
        {t(`communityCare.notice_${kind}`)}
      </h2>
      {excerpt && (
        <blockquote className="border-line border-l-4 pl-3 text-ink-soft [overflow-wrap:anywhere]">
          {excerpt}
        </blockquote>
      )}
      {reason && <p className="[overflow-wrap:anywhere]">{t('communityCare.noticeReason', { reason })}</p>}
      {until && <p>{t('communityCare.noticeUntil', { when: formatMoment(until, language) })}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {postId && (
          <Link to={communityPostPath(postId)} className={buttonClass({ variant: 'secondary' })}>
            {t('communityCare.openTalk')}
          </Link>
        )}
        {appealable && !isAppealing && (
          <Button variant="secondary" onClick={() => setAppealing(true)}>
            {t('communityCare.appeal')}
          </Button>
        )}
      </div>
      {appealable && isAppealing && (
        <AppealForm caseId={appealable} owner={owner} onClose={() => setAppealing(false)} />
      )}
    </Card>
  );
}
