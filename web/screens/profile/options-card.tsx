import { Link } from '@tanstack/react-router';
import {
  Baby,
  BellRing,
  CalendarHeart,
  ChevronRight,
  DoorOpen,
  Languages,
  ListRestart,
  type LucideIcon,
  Route,
  Wind,
} from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ProfileSection } from './profile-section.tsx';
import type { SheetName } from './profile-sheets.tsx';

const options = [
  { sheet: 'birth-date', text: 'profile.optionBirthDate', Icon: CalendarHeart },
  { sheet: 'journey', text: 'profile.optionJourney', Icon: Route },
  { sheet: 'notifications', text: 'profile.optionNotifications', Icon: BellRing },
  { sheet: 'language', text: 'profile.optionLanguage', Icon: Languages },
  { sheet: 'account', text: 'profile.optionAccount', Icon: DoorOpen },
] as const satisfies { sheet: SheetName; text: string; Icon: LucideIcon }[];

/** These speak of the baby, or of mails that do not go out now. */
const closedWhileQuiet: readonly SheetName[] = ['birth-date', 'journey', 'notifications'];

type Props = { isQuiet: boolean; onOpen: (sheet: SheetName) => void };

export function OptionsCard({ isQuiet, onOpen }: Props) {
  const t = useTexts();
  const offered = options.filter(({ sheet }) => !isQuiet || !closedWhileQuiet.includes(sheet));
  return (
    <ProfileSection title={t('profile.options')}>
      <ul className="-mx-2 -mb-2 grid">
        {offered.map(({ sheet, text, Icon }) => (
          <li key={sheet}>
            <button type="button" onClick={() => onOpen(sheet)} className={optionClass}>
              <OptionWords text={t(text)} Icon={Icon} />
            </button>
          </li>
        ))}
        {!isQuiet && (
          <li>
            <Link to={paths.babies} className={optionClass}>
              <OptionWords text={t('babies.title')} Icon={Baby} />
            </Link>
          </li>
        )}
        {!isQuiet && (
          <li>
            <Link to={paths.questions} className={optionClass}>
              <OptionWords text={t('profile.optionQuestions')} Icon={ListRestart} />
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.somethingChanged} className={optionClass}>
            <OptionWords text={t('quiet.title')} Icon={Wind} />
          </Link>
        </li>
      </ul>
    </ProfileSection>
  );
}

const OptionWords = ({ text, Icon }: { text: string; Icon: LucideIcon }) => (
  <>
    <Icon size={22} aria-hidden className="text-clay" />
    <span className="min-w-0 flex-1">{text}</span>
    <ChevronRight size={20} aria-hidden className="text-ink-soft" />
  </>
);

const optionClass =
  'flex min-h-13 w-full items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-blush';
