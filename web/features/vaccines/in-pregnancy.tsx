import type { ScheduledDose, VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import { dosesOfPregnancy, type PregnancyDose } from '#shared/vaccines/vaccine.rules.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Section } from '#web/ui/section.tsx';

type Props = { schedule: VaccineSchedule; weeks: number | null };

/** Hers, while a baby is expected: read here, and written into her own booklet. */
export function InPregnancy({ schedule, weeks }: Props) {
  const t = useTexts();
  return (
    <Section title={t('vaccines.pregnancy')}>
      <p className="text-ink-soft">{t('vaccines.pregnancyText')}</p>
      <ul className="grid grid-cols-1 gap-2">
        {dosesOfPregnancy(schedule, weeks).map((each) => (
          <li
            key={`${each.dose.vaccine} ${each.dose.dose}`}
            className="grid rounded-card border border-line bg-card p-3"
          >
            <Dose schedule={schedule} {...each} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Dose({ schedule, dose, state }: PregnancyDose & { schedule: VaccineSchedule }) {
  const t = useTexts();
  const language = useLanguage();
  const vaccine = schedule.vaccines.find(({ key }) => key === dose.vaccine);
  const week = fromWeek(dose);
  return (
    <>
      <span className="font-bold">{vaccine?.name[language] ?? dose.vaccine}</span>
      <span className="text-small">
        {week ? t('vaccines.fromWeek', { n: week }) : dose.name[language]}
        {state === 'ask' && ` · ${t('vaccines.askPrenatal')}`}
      </span>
      {vaccine && (
        <span className="text-ink-soft text-small">
          {t('vaccines.against', { against: vaccine.against[language] })}
        </span>
      )}
    </>
  );
}

const fromWeek = ({ when }: ScheduledDose) => (when.sort === 'pregnancy' ? when.fromWeek : null);
