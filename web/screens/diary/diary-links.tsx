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

/** Where one thing of the diary has a place of its own. */
const places = [
  { name: 'pictures', path: paths.diaryPictures, Icon: ChartColumn },
  { name: 'growth', path: paths.growth, Icon: Ruler },
  { name: 'vaccines', path: paths.vaccines, Icon: Syringe },
  { name: 'milestones', path: paths.milestones, Icon: Flag },
  { name: 'milk', path: paths.milk, Icon: Refrigerator },
  { name: 'consultation', path: paths.consultation, Icon: ClipboardList },
  { name: 'nursing', path: paths.nursingLog, Icon: Droplets },
  { name: 'sleep', path: paths.toolSleepDiary, Icon: MoonStar },
  { name: 'foods', path: paths.foodDiary, Icon: Apple },
  { name: 'checkin', path: paths.checkin, Icon: Heart },
  { name: 'import', path: paths.diaryImport, Icon: ArrowDownUp },
] as const;

/** What else the family can see and do with what it recorded: one row under the thumb, above what grows without end. */
export function DiaryLinks() {
  const t = useTexts();
  return (
    <nav aria-label={t('timeline.places')} className="-mx-4 wide:mx-0">
      <ul className="flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] wide:flex-wrap wide:px-0">
        {places.map(({ name, path, Icon }) => (
          <li key={name} className="shrink-0">
            <Link
              to={path}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 font-bold hover:bg-blush"
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-clay" />
              {t(`timeline.place_${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
