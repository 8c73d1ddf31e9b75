import { Link } from '@tanstack/react-router';
import {
  Apple,
  ArrowDownUp,
  ChartColumn,
  ClipboardList,
  Droplets,
  Flag,
  Heart,
  MoonStar,
  Refrigerator,
  Ruler,
  Syringe,
} from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Section } from '#web/ui/section.tsx';

/** Where one thing of the diary has a place of its own. */
const places = [
  { name: 'nursing', path: paths.nursingLog, Icon: Droplets },
  { name: 'milk', path: paths.milk, Icon: Refrigerator },
  { name: 'sleep', path: paths.toolSleepDiary, Icon: MoonStar },
  { name: 'foods', path: paths.foodDiary, Icon: Apple },
  { name: 'growth', path: paths.growth, Icon: Ruler },
  { name: 'pictures', path: paths.diaryPictures, Icon: ChartColumn },
  { name: 'vaccines', path: paths.vaccines, Icon: Syringe },
  { name: 'milestones', path: paths.milestones, Icon: Flag },
  { name: 'import', path: paths.diaryImport, Icon: ArrowDownUp },
  { name: 'consultation', path: paths.consultation, Icon: ClipboardList },
  { name: 'checkin', path: paths.checkin, Icon: Heart },
] as const;

/** What else the family can see and do with what it recorded. */
export function DiaryLinks() {
  const t = useTexts();
  return (
    <Section title={t('timeline.places')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {places.map(({ name, path, Icon }) => (
          <li key={name} className="grid">
            <Link
              to={path}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-card p-3 font-bold leading-snug hover:bg-blush"
            >
              <Icon size={22} strokeWidth={1.75} aria-hidden className="shrink-0 text-clay" />
              {t(`timeline.place_${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
