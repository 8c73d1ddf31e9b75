import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { NoticeAnswer } from '#shared/community/care.schema.ts';
import { communityPostPath } from '#shared/navigation/paths.ts';
import { useFocusKept } from '#web/platform/document/use-focus-kept.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { AppealForm } from './appeal-form.tsx';

/** One decision of the team: what, why, until when, and what she can do about it. */
export function NoticeCard({ notice, owner }: { notice: NoticeAnswer; owner: string }) {
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
