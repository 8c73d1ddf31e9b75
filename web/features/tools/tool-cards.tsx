import { Link } from '@tanstack/react-router';
import { CalendarDays, Hourglass, ListChecks, MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Section } from '#web/ui/section.tsx';

const tools = [
  { name: 'calculator', path: paths.toolCalculator, Icon: Hourglass },
  { name: 'calendar', path: paths.toolSleepCalendar, Icon: CalendarDays },
  { name: 'routine', path: paths.toolRoutine, Icon: ListChecks },
  { name: 'diary', path: paths.toolSleepDiary, Icon: MoonStar },
] as const;

/** The four tools of sleep, each at its own address. `diaryNow`: how things stand in the diary, where it is known. */
export function ToolCards({ diaryNow }: { diaryNow?: ReactNode }) {
  const t = useTexts();
  return (
    <Section title={t('sleep.tools')}>
      <ul className="grid grid-cols-2 gap-3">
        {tools.map(({ name, path, Icon }) => (
          <li key={name} className="grid">
            <Link
              to={path}
              className="grid content-start gap-2 rounded-card border border-line bg-card p-3 shadow-soft transition-transform active:scale-[0.98]"
            >
              <span className="grid size-12 place-items-center rounded-control bg-topic-sleep">
                <Icon size={26} strokeWidth={1.75} aria-hidden />
              </span>
              <span className="font-bold leading-snug">{t(`sleep.${name}`)}</span>
              <span className="text-ink-soft text-small">
                {(name === 'diary' && diaryNow) || t(`sleep.${name}Text`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
