import type { SpecialistAnswer } from '#shared/specialists/specialists.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SampleBadge } from '../sample-badge.tsx';
import { SpecialistFace } from '../specialist-face.tsx';

/** Who she is, shortly. */
export function WeekFace({ specialist }: { specialist: SpecialistAnswer }) {
  const t = useTexts();
  return (
    <>
      <div className="flex items-center gap-3">
        <SpecialistFace specialist={specialist} size="large" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-bold [overflow-wrap:anywhere]">
            {specialist.name}
            {specialist.isSample && <SampleBadge />}
            {specialist.availableNow && <Badge tone="sage">{t('specialists.availableNow')}</Badge>}
          </p>
          <p className="text-ink-soft">{specialist.role}</p>
          {specialist.registrationNumber && (
            <p className="text-ink-soft text-small">
              {t('specialists.registration', { number: specialist.registrationNumber })}
            </p>
          )}
        </div>
      </div>
      {specialist.isSample && <p className="text-ink-soft text-small">{t('specialists.sampleText')}</p>}
      {specialist.bio && <p className="line-clamp-4 [overflow-wrap:anywhere]">{specialist.bio}</p>}
    </>
  );
}
