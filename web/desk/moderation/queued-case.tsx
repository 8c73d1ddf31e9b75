import { Link } from '@tanstack/react-router';
import type { CaseCard } from '#shared/community/moderation.schema.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CaseAuthor } from './case-author.tsx';
import { CaseMarks } from './case-marks.tsx';

type Props = { card: CaseCard; isOpen: boolean };

/** A case in the list: what was written, by whom, and why it is here. The whole card opens it. */
export function QueuedCase({ card, isOpen }: Props) {
  const language = useLanguage();
  return (
    <li
      className={classNames(
        'relative grid gap-2 rounded-card border bg-card p-4 shadow-soft',
        isOpen ? 'inset-ring inset-ring-clay border-clay' : 'border-line',
      )}
    >
      <CaseMarks card={card} />
      <Link
        to="."
        search={(current) => ({ ...current, caso: card.id })}
        resetScroll={false}
        className="line-clamp-3 font-bold [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-card"
      >
        {card.excerpt}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink-soft text-small">
        <CaseAuthor author={card.author} on={card.subject} />
        <time dateTime={card.openedAt}>{formatMoment(card.openedAt, language)}</time>
      </div>
    </li>
  );
}
