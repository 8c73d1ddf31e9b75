import { Pencil, Trash2 } from 'lucide-react';
import type { SubscriberAnswer } from '#shared/specialists/session-admin.schema.ts';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = { subscriber: SubscriberAnswer; onEdit: () => void; onRemove: () => void };

export function SubscriberRow({ subscriber, onEdit, onRemove }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { email, plan, paymentCurrency, createdAt } = subscriber;
  return (
    <li className="flex min-h-16 items-center justify-between gap-2 border-line border-t py-2">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-bold">{email}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-small">
          <Badge tone={plan === 'premium' ? 'honey' : 'quiet'}>{t(`specialistsStaff.plan_${plan}`)}</Badge>
          {paymentCurrency} · {t('specialistsStaff.since', { day: formatDay(createdAt, language) })}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton label={t('specialistsStaff.editOf', { what: email })} onClick={onEdit}>
          <Pencil size={20} aria-hidden />
        </IconButton>
        <IconButton label={t('specialistsStaff.removeOf', { what: email })} onClick={onRemove}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
