import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ScheduleDeskAnswer, ScheduleVersionAnswer } from '#shared/vaccines/schedule-desk.schema.ts';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { formatCalendarDay, formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Section } from '#web/ui/section.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { fetchScheduleDesk } from './vaccine-desk.api.ts';

export const scheduleDeskQuery = queryOptions({
  queryKey: ['admin-vaccines'],
  queryFn: ({ signal }): Promise<ScheduleDeskAnswer> => fetchScheduleDesk(signal),
  staleTime: 0,
});

/** The calendar of vaccines that mothers see, and its former versions. */
export function VaccineDesk({ staffId }: { staffId: string }) {
  const t = useTexts();
  const desk = useQuery(scheduleDeskQuery);
  if (desk.isPending) return <LoadingList />;
  if (!desk.data) return <SectionFailed title={t('vaccinesStaff.failed')} query={desk} />;
  const { schedule, versions } = desk.data;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-[45rem] text-ink-soft">{t('vaccinesStaff.intro')}</p>
      <Section title={t('vaccinesStaff.versions')}>
        <ul className="grid grid-cols-1 gap-1">
          {versions.map((version) => (
            <Version key={version.version} {...version} />
          ))}
        </ul>
      </Section>
      <ScheduleForm key={schedule.version} staffId={staffId} schedule={schedule} />
    </div>
  );
}

function Version({ version, validFrom, savedAt, isCurrent }: ScheduleVersionAnswer) {
  const t = useTexts();
  const language = useLanguage();
  const told = [
    validFrom && t('vaccinesStaff.validSince', { day: formatCalendarDay(validFrom, language) }),
    savedAt
      ? t('vaccinesStaff.savedAt', { at: formatMoment(savedAt, language) })
      : t('vaccinesStaff.builtIn'),
    isCurrent && t('vaccinesStaff.current'),
  ].filter(Boolean);
  return (
    <li>
      <strong>{t('vaccinesStaff.version', { n: version })}</strong> · {told.join(' · ')}
    </li>
  );
}
