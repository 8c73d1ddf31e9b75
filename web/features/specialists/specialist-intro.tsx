import type { SpecialistAnswer } from '#shared/specialists/specialists.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SampleBadge } from './sample-badge.tsx';
import { SpecialistFace } from './specialist-face.tsx';

type Props = {
  specialist: SpecialistAnswer;
  /** What her name is in the page around it. */
  nameAs: 'p' | 'h3';
  bioClass: string;
};

/** Who she is, under which number, and what she tells of herself. */
export function SpecialistIntro({ specialist, nameAs: Name, bioClass }: Props) {
  const t = useTexts();
  return (
    <>
      <div className="flex items-center gap-3">
        <SpecialistFace specialist={specialist} size="large" />
        <div className="min-w-0">
          <Name className="flex flex-wrap items-center gap-x-2 font-bold [overflow-wrap:anywhere]">
            {specialist.name}
            {specialist.isSample && <SampleBadge />}
            {specialist.availableNow && <Badge tone="sage">{t('specialists.availableNow')}</Badge>}
          </Name>
          <p className="text-ink-soft">{specialist.role}</p>
          {specialist.registrationNumber && (
            <p className="text-ink-soft text-small">
              {t('specialists.registration', { number: specialist.registrationNumber })}
            </p>
          )}
        </div>
      </div>
      {specialist.isSample && <p className="text-ink-soft text-small">{t('specialists.sampleText')}</p>}
      {specialist.bio && <p className={`[overflow-wrap:anywhere] ${bioClass}`}>{specialist.bio}</p>}
    </>
  );
}
