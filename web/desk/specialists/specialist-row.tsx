import { Pencil, Trash2 } from 'lucide-react';
import type { AdminSpecialist } from '#shared/specialists/session-admin.schema.ts';
import { useSessionCategoryName } from '#web/features/specialists/categories.ts';
import { SampleBadge } from '#web/features/specialists/sample-badge.tsx';
import { SpecialistFace } from '#web/features/specialists/specialist-face.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Availability } from './availability.tsx';
import { WeekChoice } from './week-choice.tsx';

type Props = { specialist: AdminSpecialist; onEdit: () => void; onRemove: () => void };

export function SpecialistRow({ specialist, onEdit, onRemove }: Props) {
  const t = useTexts();
  const nameOfTopic = useSessionCategoryName();
  const { name, rolePt, roleEn, registrationNumber, topics, isSample, sessionCount } = specialist;
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-3">
        <SpecialistFace specialist={specialist} />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <h3 className="flex flex-wrap items-center gap-x-2 font-bold">
            {name}
            {isSample && <SampleBadge />}
          </h3>
          <p className="text-ink-soft text-small">
            {rolePt} · <span lang="en">{roleEn}</span>
          </p>
          <p className="text-ink-soft text-small">
            {registrationNumber && `${registrationNumber} · `}
            {t('specialistsStaff.sessionCount', { n: sessionCount })}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <Badge key={topic} tone="sage">
            {nameOfTopic(topic)}
          </Badge>
        ))}
      </p>
      <div className="grid gap-3 wide:grid-cols-2">
        <Availability specialist={specialist} />
        <WeekChoice specialist={specialist} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Pencil size={18} aria-hidden />}
          aria-label={t('specialistsStaff.editOf', { what: name })}
          onClick={onEdit}
        >
          {t('specialistsStaff.edit')}
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 size={18} aria-hidden />}
          aria-label={t('specialistsStaff.removeOf', { what: name })}
          onClick={onRemove}
        >
          {t('specialistsStaff.remove')}
        </Button>
      </div>
    </Card>
  );
}
