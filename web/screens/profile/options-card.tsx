import {
  BellRing,
  CalendarHeart,
  ChevronRight,
  DoorOpen,
  Languages,
  type LucideIcon,
  Route,
} from 'lucide-react';
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

export function OptionsCard({ onOpen }: { onOpen: (sheet: SheetName) => void }) {
  const t = useTexts();
  return (
    <ProfileSection title={t('profile.options')}>
      <ul className="-mx-2 -mb-2 grid">
        {options.map(({ sheet, text, Icon }) => (
          <li key={sheet}>
            <button
              type="button"
              onClick={() => onOpen(sheet)}
              className="flex min-h-13 w-full items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-blush"
            >
              <Icon size={22} aria-hidden className="text-clay" />
              <span className="min-w-0 flex-1">{t(text)}</span>
              <ChevronRight size={20} aria-hidden className="text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
