import { Pencil, Trash2 } from 'lucide-react';
import { isEvergreen } from '#shared/daily/daily.rules.ts';
import type { AdminDailyCard } from '#shared/daily/daily.schema.ts';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import { CategoryBadge } from '#web/features/daily/category-badge.tsx';
import { TypeIcon } from '#web/features/daily/type-icon.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { agesWords } from './age-words.ts';
import { useDailyNames } from './daily-names.ts';

type Props = { piece: AdminDailyCard; language: Language; onEdit: () => void; onRemove: () => void };

export function PieceRow({ piece, language, onEdit, onRemove }: Props) {
  const t = useTexts();
  const names = useDailyNames();
  const { title, contentType, category, fromAge, toAge, published, isOriginal } = piece;
  return (
    <Card as="li" className="grid grid-cols-1 gap-3 wide:grid-cols-[minmax(0,1fr)_auto] wide:items-center">
      <div className="grid min-w-0 gap-1.5">
        <p className="text-ink-soft text-small first-letter:uppercase">{agesWords(fromAge, toAge, t)}</p>
        <h3 lang={documentLanguage[language]} className="font-bold [overflow-wrap:anywhere]">
          {title}
        </h3>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="sage">
            <TypeIcon type={contentType} size={14} />
            {names.ofType(contentType)}
          </Badge>
          <CategoryBadge category={category} />
          {!published && <Badge tone="honey">{t('dailyStaff.hidden')}</Badge>}
          {isOriginal && <Badge tone="quiet">{t('dailyStaff.original')}</Badge>}
        </p>
        {isEvergreen(fromAge, toAge) && <p className="text-ink-soft text-small">{t('dailyStaff.anyAge')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Pencil size={18} aria-hidden />}
          aria-label={t('dailyStaff.editOf', { title })}
          onClick={onEdit}
        >
          {t('dailyStaff.edit')}
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 size={18} aria-hidden />}
          aria-label={t('dailyStaff.removeOf', { title })}
          onClick={onRemove}
        >
          {t('dailyStaff.remove')}
        </Button>
      </div>
    </Card>
  );
}
