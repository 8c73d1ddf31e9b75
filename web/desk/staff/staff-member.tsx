import { UserMinus } from 'lucide-react';
import type { StaffMemberAnswer } from '#shared/staff/staff.schema.ts';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = { member: StaffMemberAnswer; isSelf: boolean; onRemove: () => void };

export function StaffMember({ member, isSelf, onRemove }: Props) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 border-line border-t py-2">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
          <span className="min-w-0">{member.email}</span>
          {isSelf && <Badge tone="sage">{t('staff.you')}</Badge>}
          {member.isFixed && <Badge tone="quiet">{t('staff.fixed')}</Badge>}
        </p>
        <p className="text-ink-soft text-small">
          {member.isFixed
            ? t('staff.fixedText')
            : member.addedAt && t('staff.since', { day: formatDay(member.addedAt, language) })}
        </p>
      </div>
      {!member.isFixed && (
        <IconButton label={t('staff.remove', { email: member.email })} onClick={onRemove}>
          <UserMinus size={20} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
