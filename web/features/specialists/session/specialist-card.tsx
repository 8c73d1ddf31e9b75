import type { SpecialistAnswer } from '#shared/specialists/specialists.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSessionCategoryName } from '../categories.ts';
import { SampleBadge } from '../sample-badge.tsx';
import { SpecialistFace } from '../specialist-face.tsx';

/** Who she is: what she does, under which number, and what she speaks about. */
export function SpecialistCard({ specialist }: { specialist: SpecialistAnswer }) {
  const t = useTexts();
  const nameOf = useSessionCategoryName();
  return (
    <Card as="section" aria-labelledby="specialist" className="grid grid-cols-1 gap-3">
      <h2 id="specialist" className="font-bold text-heading">
        {t('specialists.specialist')}
      </h2>
      <div className="flex items-center gap-3">
        <SpecialistFace specialist={specialist} size="large" />
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2 font-bold [overflow-wrap:anywhere]">
            {specialist.name}
            {specialist.isSample && <SampleBadge />}
            {specialist.availableNow && <Badge tone="sage">{t('specialists.availableNow')}</Badge>}
          </h3>
          <p className="text-ink-soft">{specialist.role}</p>
          {specialist.registrationNumber && (
            <p className="text-ink-soft text-small">
              {t('specialists.registration', { number: specialist.registrationNumber })}
            </p>
          )}
        </div>
      </div>
      {specialist.isSample && <p className="text-ink-soft text-small">{t('specialists.sampleText')}</p>}
      {specialist.bio && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{specialist.bio}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-ink-soft text-small">{t('specialists.topics')}</span>
        {specialist.topics.map((topic) => (
          <Badge key={topic} tone="sage">
            {nameOf(topic)}
          </Badge>
        ))}
      </div>
    </Card>
  );
}
