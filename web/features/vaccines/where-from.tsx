import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import { formatCalendarDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** That the calendar changes, when somebody last compared it, and with what. */
export function Advice({ schedule: { advice } }: { schedule: VaccineSchedule }) {
  return <p className="rounded-card bg-sage-soft p-4">{advice[useLanguage()]}</p>;
}

export function WhereFrom({ schedule: { checked, sources } }: { schedule: VaccineSchedule }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className="grid grid-cols-1 gap-1 border-line border-t pt-3 text-ink-soft text-small">
      <p>{t('vaccines.checked', { day: formatCalendarDay(checked, language) })}</p>
      <ul className="grid grid-cols-1 gap-1">
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-block min-h-6 underline [overflow-wrap:anywhere]"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
