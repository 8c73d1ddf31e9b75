import { Link } from '@tanstack/react-router';
import { BookHeart } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { Owner } from '../query-keys.ts';
import { useStanding } from './use-standing.ts';

/** The way to what is hers in the community, with the number of notices she has not read. */
export function OwnSpaceLink({ owner }: { owner: Owner | undefined }) {
  const t = useTexts();
  const unread = useStanding(owner).data?.unreadNotices ?? 0;
  return (
    <Link
      to={paths.communityOwn}
      search={unread > 0 ? { aba: 'avisos' } : {}}
      className={buttonClass({ variant: 'quiet' })}
    >
      <BookHeart size={20} strokeWidth={1.75} aria-hidden />
      {t('communityCare.own')}
      {unread > 0 && (
        <span className="grid min-w-6 place-items-center rounded-full bg-plum px-1.5 text-on-plum text-tiny">
          <span aria-hidden>{unread}</span>
          <span className="sr-only">{t('communityCare.ownUnread', { n: unread })}</span>
        </span>
      )}
    </Link>
  );
}
