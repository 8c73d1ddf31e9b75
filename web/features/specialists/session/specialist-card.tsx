import type { SpecialistAnswer } from '#shared/specialists/specialists.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { useSessionCategoryName } from '../categories.ts';
import { SpecialistIntro } from '../specialist-intro.tsx';

/** Who she is: what she does, under which number, and what she speaks about. */
export function SpecialistCard({ specialist }: { specialist: SpecialistAnswer }) {
  const t = useTexts();
  const nameOf = useSessionCategoryName();
  return (
    <SectionCard title={t('specialists.specialist')}>
      <SpecialistIntro specialist={specialist} nameAs="h3" bioClass="whitespace-pre-line" />
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-ink-soft text-small">{t('specialists.topics')}</span>
        {specialist.topics.map((topic) => (
          <Badge key={topic} tone="sage">
            {nameOf(topic)}
          </Badge>
        ))}
      </div>
    </SectionCard>
  );
}
