import { ChevronRight } from 'lucide-react';
import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import type { DoseOfBaby } from '#shared/vaccines/vaccine.rules.ts';
import { ageOfDose, doseName } from '#web/features/diary/kinds/vaccine/dose-words.ts';
import { formatNearDate } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Section } from '#web/ui/section.tsx';

type Props = {
  schedule: VaccineSchedule;
  doses: readonly DoseOfBaby[];
  /** Absent where she may only look. */
  onOpen?: ((dose: DoseOfBaby) => void) | undefined;
};

/** What is still open, by when: nothing is late here, and what the calendar cannot know the unit says. */
export function OpenDoses({ schedule, doses, onOpen }: Props) {
  const t = useTexts();
  const isWithUnit = ({ state, unitDecides }: DoseOfBaby) => state === 'ask' || unitDecides;
  const groups = [
    { name: 'now', of: doses.filter((dose) => dose.state === 'due' && !dose.unitDecides) },
    { name: 'unit', of: doses.filter(isWithUnit) },
    { name: 'soon', of: doses.filter(({ state }) => state === 'soon') },
    { name: 'later', of: doses.filter(({ state }) => state === 'later') },
  ] as const;
  return groups.map(
    ({ name, of }) =>
      of.length > 0 && (
        <Section key={name} title={t(`vaccines.group_${name}`)}>
          {name === 'unit' && <p className="text-ink-soft text-small">{t('vaccines.unitDecides')}</p>}
          <ul className="grid grid-cols-1 gap-2">
            {of.map((dose) => (
              <li key={`${dose.dose.vaccine} ${dose.dose.dose}`} className="grid">
                <OpenDose schedule={schedule} dose={dose} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </Section>
      ),
  );
}

const face = 'flex min-h-14 w-full items-center gap-3 rounded-card border border-line bg-card p-3 text-left';

function OpenDose({ schedule, dose, onOpen }: Omit<Props, 'doses'> & { dose: DoseOfBaby }) {
  const words = <DoseText schedule={schedule} dose={dose} />;
  if (!onOpen) return <div className={face}>{words}</div>;
  return (
    <button type="button" className={`${face} hover:bg-blush`} onClick={() => onOpen(dose)}>
      {words}
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-soft" />
    </button>
  );
}

function DoseText({ schedule, dose: { dose, dueOn } }: Omit<Props, 'doses'> & { dose: DoseOfBaby }) {
  const t = useTexts();
  const language = useLanguage();
  const date = dueOn && formatNearDate(dueOn, language, { day: 'numeric', month: 'short' });
  return (
    <span className="grid min-w-0 flex-1">
      <span className="font-bold [overflow-wrap:anywhere]">{doseName(schedule, dose, { t, language })}</span>
      <span className="text-ink-soft text-small">
        {date ? t('vaccines.fromDay', { age: ageOfDose(dose, t), date }) : t('vaccine.teamSays')}
      </span>
      {dose.toConfirm && <span className="text-ink-soft text-small">{t('vaccines.toConfirm')}</span>}
    </span>
  );
}
